import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { type IndexRange, isSameRange, keepMounted } from './nearness';

/** Which of many things in a line are mounted, and how that follows what is seen. */
export interface MountedRange {
  readonly range: IndexRange;
  /** Takes what is seen and what is near: what is missing of the first is mounted at once, all else is changed when the page is idle. */
  readonly follow: (seen: IndexRange, near: IndexRange) => void;
}

/** Mounts those of `count` things that are seen, and those that are near when the page is idle; `first` gives what is seen at first. */
export function useMountedRange(count: number, first: () => IndexRange): MountedRange {
  const { scheduleIdle } = useUiSettings();
  const [mounted, setMounted] = useState(first);
  const asked = useRef(mounted);
  const rendered = useRef(mounted);
  const cancelIdle = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    rendered.current = mounted;
  }, [mounted]);
  useEffect(() => () => cancelIdle.current?.(), []);

  const follow = useCallback(
    (seen: IndexRange, near: IndexRange): void => {
      const mount = (next: IndexRange): void => {
        asked.current = next;
        setMounted(next);
      };
      // What idle time asked for may not be rendered yet, and is then not there for this key.
      const there = rendered.current;
      const kept = keepMounted(there, seen, near);
      cancelIdle.current?.();
      cancelIdle.current = undefined;
      // Of what is mounted already nothing goes between a key and its frame.
      if (kept.first < there.first || kept.end > there.end) mount(kept);
      if (!isSameRange(near, asked.current)) cancelIdle.current = scheduleIdle(() => mount(near));
    },
    [scheduleIdle],
  );
  const range = useMemo(
    () => ({ first: Math.min(mounted.first, count), end: Math.min(mounted.end, count) }),
    [mounted, count],
  );
  return { range, follow };
}
