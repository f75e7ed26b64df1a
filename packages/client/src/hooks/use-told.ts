import { useEffect } from 'react';
import { useClient } from '../application-context';

/** Tells of a text that shows and takes no focus, as it comes and as it changes; undefined is none. */
export function useTold(text: string | undefined): void {
  const { announcer } = useClient().application;
  useEffect(() => {
    if (text !== undefined) announcer.tell(text);
  }, [announcer, text]);
}
