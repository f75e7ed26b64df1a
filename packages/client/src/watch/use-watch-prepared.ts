import { useEffect } from 'react';
import { useOpened } from '../application-context';
import { loadWatchScreen } from './load-watch-screen';

/** Fetches the code of playing and of the watch screen ahead, where a viewer may soon press Play. */
export function useWatchPrepared(isPlayable: boolean): void {
  const { playing } = useOpened();
  useEffect(() => {
    if (!isPlayable) return;
    playing.prepare();
    void loadWatchScreen().catch(() => undefined);
  }, [playing, isPlayable]);
}
