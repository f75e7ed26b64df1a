import type { DurationMs } from '@fjernsyn/kernel';
import { useEffect, useState } from 'react';
import { useClient } from '../application-context';

/** Whether a screen stands for longer than `limitMs`. */
export function useIsLong(limitMs: DurationMs): boolean {
  const { clock } = useClient().application;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => clock.after(limitMs, () => setIsLong(true)), [clock, limitMs]);
  return isLong;
}
