import type { TileModel } from '@fjernsyn/catalogue';
import { useItemState } from './use-item-state';

/** How far the viewer has come with an item. */
export interface Watched {
  /** From 0 to 1; undefined where it was not begun, or has been seen. */
  readonly progress: number | undefined;
  /** What is left of it. */
  readonly leftSeconds: number | undefined;
  readonly isSeen: boolean;
}

/** Types of items that are watched from one end to the other. */
const watchedTypes: readonly string[] = ['movie', 'program', 'episode', 'event', 'customAsset'];

type WatchedTile = Pick<TileModel, 'id' | 'type' | 'durationSeconds' | 'plays'>;

/** How far the viewer has come with a tile's item, or with the episode that its series goes on with; renders again as that changes. */
export function useWatched({ id: own, type: ownType, durationSeconds = 0, plays }: WatchedTile): Watched {
  const { id, type } = plays ?? { id: own, type: ownType };
  const watched = useItemState((running) => running.watchedOf(id));
  const positionSeconds = watched?.positionSeconds ?? 0;
  const isSeen = watchedTypes.includes(type) && watched?.isFullyWatched === true;
  if (isSeen || positionSeconds <= 0 || durationSeconds <= 0 || !watchedTypes.includes(type))
    return { progress: undefined, leftSeconds: undefined, isSeen };
  const leftSeconds = Math.max(0, durationSeconds - positionSeconds);
  return { progress: Math.min(1, positionSeconds / durationSeconds), leftSeconds, isSeen };
}
