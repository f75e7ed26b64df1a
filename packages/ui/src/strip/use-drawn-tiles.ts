import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { markFarTiles } from './mark-far-tiles';
import { drawnTiles, noTiles, seenTiles } from './strip-arithmetic';
import type { StripModel } from './strip-model';

/**
 * Keeps those tiles of a strip out of sight that nobody can see, the first of the mounted ones being `first`. The returned function is to
 * be called when the strip has moved: what would be seen is shown at once, all else is changed when the page is idle, and so not
 * between a key and its frame. `onDrawn` is called with each.
 */
export function useDrawnTiles(
  strip: RefObject<HTMLElement | null>,
  {
    model,
    role,
    count,
    first,
    onDrawn,
  }: {
    readonly model: StripModel;
    readonly role: TileRole;
    readonly count: number;
    readonly first: number;
    readonly onDrawn: () => void;
  },
): () => void {
  const { layout, scheduleIdle } = useUiSettings();
  const firstMounted = useRef(first);
  const drawn = useRef(noTiles);
  const cancelIdle = useRef<(() => void) | undefined>(undefined);

  const mark = useCallback((): void => {
    cancelIdle.current?.();
    cancelIdle.current = undefined;
    drawn.current = drawnTiles(role, count, model.index, layout);
    if (strip.current !== null) markFarTiles(strip.current, firstMounted.current, drawn.current);
    onDrawn();
  }, [strip, model, role, count, layout, onDrawn]);

  // Tiles that have just been mounted are marked before they are ever laid out.
  useLayoutEffect(() => {
    firstMounted.current = first;
    mark();
  });
  useEffect(() => () => cancelIdle.current?.(), []);

  return useCallback(() => {
    const seen = seenTiles(role, count, model.index, layout);
    if (seen.first < drawn.current.first || seen.end > drawn.current.end) mark();
    else cancelIdle.current ??= scheduleIdle(mark);
  }, [mark, model, role, count, layout, scheduleIdle]);
}
