import { useEffect, useState } from 'react';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { type IndexRange, mountedTiles, tileBlock, tileWindow, wholeRailTiles } from './strip-arithmetic';

/** Which tiles of a strip are mounted, and how a focus change may ask for others. */
export interface MountedTiles {
  readonly range: IndexRange;
  /** Makes sure that the tiles around `index` are mounted; renders only when they are not. */
  reach(index: number): void;
}

/**
 * Mounts a strip's tiles in steps: what is seen first, then a block whenever the page is idle. `standsAt` is the tile at
 * which the strip stands as this renders.
 */
export function useMountedTiles(role: TileRole, count: number, standsAt: number): MountedTiles {
  const { scheduleIdle, layout } = useUiSettings();
  const [index, setIndex] = useState(standsAt);
  const [steps, setSteps] = useState(0);
  const around = count > wholeRailTiles ? standsAt : Math.max(index, standsAt);
  const range = mountedTiles(role, count, around, steps, layout);
  const isComplete = range.end === tileWindow(count, around).end;
  useEffect(() => {
    if (isComplete) return undefined;
    return scheduleIdle(() => setSteps(steps + 1));
  }, [isComplete, steps, scheduleIdle]);
  return {
    range,
    reach(next) {
      const isSameBlock = Math.floor(next / tileBlock) === Math.floor(around / tileBlock);
      if (count > wholeRailTiles ? !isSameBlock : next >= range.end) setIndex(next);
    },
  };
}
