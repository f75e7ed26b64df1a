import { useCallback } from 'react';
import type { IndexRange } from '../page/nearness';
import { useMountedRange } from '../page/use-mounted-range';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { firstTileSeen, nearTiles, seenTiles } from './strip-arithmetic';

/** Which tiles of a strip are mounted, and how that follows the strip. */
export interface MountedTiles {
  readonly range: IndexRange;
  /** Takes the first tile that is seen. */
  readonly follow: (start: number) => void;
}

/** Mounts the tiles of a strip that are seen, and those that are near when the page is idle; `index` is the tile at which it stands at first. */
export function useMountedTiles(role: TileRole, count: number, index: number): MountedTiles {
  const { layout } = useUiSettings();
  const { range, follow: followRange } = useMountedRange(count, () =>
    seenTiles(role, count, firstTileSeen(role, count, index, layout), layout),
  );
  const follow = useCallback(
    (start: number) => followRange(seenTiles(role, count, start, layout), nearTiles(role, count, start, layout)),
    [followRange, role, count, layout],
  );
  return { range, follow };
}
