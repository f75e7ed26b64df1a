import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type IndexRange, isSameRange, keepMounted } from '../page/nearness';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { firstTileSeen, nearTiles, seenTiles } from './strip-arithmetic';

/** Which tiles of a strip are mounted, and how that follows the strip. */
export interface MountedTiles {
  readonly range: IndexRange;
  /** Takes the first tile that is seen: what is missing is mounted at once, all else is changed when the page is idle. */
  readonly follow: (start: number) => void;
}

/** Mounts the tiles of a strip that are seen, and those that are near when the page is idle; `index` is the tile at which it stands at first. */
export function useMountedTiles(role: TileRole, count: number, index: number): MountedTiles {
  const { scheduleIdle, layout } = useUiSettings();
  const [mounted, setMounted] = useState(() =>
    seenTiles(role, count, firstTileSeen(role, count, index, layout), layout),
  );
  const asked = useRef(mounted);
  const rendered = useRef(mounted);
  const cancelIdle = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    rendered.current = mounted;
  }, [mounted]);
  useEffect(() => () => cancelIdle.current?.(), []);

  const follow = useCallback(
    (start: number): void => {
      const mount = (next: IndexRange): void => {
        asked.current = next;
        setMounted(next);
      };
      const near = nearTiles(role, count, start, layout);
      // What idle time asked for may not be rendered yet, and is then not there for this key.
      const there = rendered.current;
      const kept = keepMounted(there, seenTiles(role, count, start, layout), near);
      cancelIdle.current?.();
      cancelIdle.current = undefined;
      // Of what is mounted already nothing goes between a key and its frame.
      if (kept.first < there.first || kept.end > there.end) mount(kept);
      if (!isSameRange(near, asked.current)) cancelIdle.current = scheduleIdle(() => mount(near));
    },
    [role, count, layout, scheduleIdle],
  );
  const { first, end } = mounted;
  const range = useMemo(() => ({ first: Math.min(first, count), end: Math.min(end, count) }), [first, end, count]);
  return { range, follow };
}
