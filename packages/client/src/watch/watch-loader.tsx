import { toAppError } from '@fjernsyn/kernel';
import { type ReactElement, useCallback, useState } from 'react';
import { useClient, useOpened } from '../application-context';
import { clientErrors } from '../errors';
import { FailureScreen } from '../failure/failure-screen';
import { useLoaded } from '../hooks/use-loaded';
import { useObserved } from '../hooks/use-observed';
import { loadWatchScreen } from './load-watch-screen';
import { WatchLoading } from './watch-loading';

/** Props of {@link WatchLoader}. */
export interface WatchLoaderProps {
  readonly itemId: string;
  readonly entryKey: string;
}

/**
 * Fetches all that a watch screen needs side by side: its code, the item and the media. Shows the title meanwhile, as soon as it is known. A
 * failure that has a code of its own keeps it; any other is of the code.
 */
export function WatchLoader({ itemId, entryKey }: WatchLoaderProps): ReactElement {
  const { playing } = useOpened();
  const { openCasting } = useClient();
  // The item that the place was opened for: what plays after it takes the place's address, and is not opened anew.
  const [opening] = useState(() => playing.watch(itemId));
  const load = useCallback(
    () => Promise.all([loadWatchScreen(), opening.load(), openCasting?.()]),
    [opening, openCasting],
  );
  const loaded = useLoaded(load);
  const item = useObserved(opening.item);
  if (loaded.state === 'failed') {
    const error = toAppError(loaded.error, clientErrors.playerUnreachable);
    return <FailureScreen error={error} isRetrying={loaded.isRetrying} onRetry={loaded.retry} />;
  }
  if (loaded.state === 'loading') return <WatchLoading title={item?.title} />;
  const [{ WatchScreen, parts }, watch, casting] = loaded.value;
  return <WatchScreen watch={watch} entryKey={entryKey} parts={parts} casting={casting} />;
}
