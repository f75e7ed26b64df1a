import { durationsMs, type Instant } from '@fjernsyn/kernel';
import { useEffect, useState } from 'react';
import { useClient } from '../../application-context';

/** Whole minutes until an instant of the service's clock, counted down by the minute; undefined where it is not known. */
export function useMinutesLeft(at: Instant | undefined): number | 'over' | undefined {
  const { time } = useClient().application;
  const [, setTurn] = useState(0);
  const leftMs = at === undefined ? undefined : Math.max(0, at - time.now());
  useEffect(() => {
    if (leftMs === undefined || leftMs === 0) return undefined;
    // Just past the minute, so that it is counted.
    return time.after((leftMs % durationsMs.minute) + 1, () => setTurn((before) => before + 1));
  }, [time, leftMs]);
  return leftMs === undefined ? undefined : leftMs === 0 ? 'over' : Math.floor(leftMs / durationsMs.minute);
}
