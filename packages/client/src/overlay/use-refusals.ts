import { useEffect, useRef, useState } from 'react';
import { useClient } from '../application-context';

/** How often what was sent did not do: each time the viewer hears why. */
export function useRefusals(isSending: boolean, why: string | undefined): number {
  const { announcer } = useClient().application;
  const [count, setCount] = useState(why === undefined ? 0 : 1);
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending && why !== undefined) {
      setCount((before) => before + 1);
      announcer.tell(why);
    }
    wasSending.current = isSending;
  }, [announcer, isSending, why]);
  return count;
}
