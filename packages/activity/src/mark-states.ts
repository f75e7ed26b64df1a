import type { Instant, MediaSeconds } from '@fjernsyn/kernel';
import type { Mark } from './mark';

/** Whether an item is on the viewer's own list (C4.26). */
export type BookmarkState = 'unbookmarked' | 'adding' | 'bookmarked' | 'removing';

/** Whether the viewer follows an item; `follow` is what can be done (C4.28). */
export type FollowState = 'follow' | 'adding' | 'following' | 'removing';

/** What the viewer thinks of an item; while it is `updating`, the rating is the one that is being saved (C4.29). */
export interface RatingState {
  readonly status: 'unrated' | 'updating' | 'rated';
  readonly rating?: number | undefined;
}

/** How far the viewer has watched an item, as the service knows it (C4.31). */
export interface WatchedState {
  readonly status: 'unwatched' | 'updating' | 'watched';
  readonly positionSeconds: MediaSeconds;
  readonly isFullyWatched: boolean;
  readonly lastWatchedAt?: Instant | undefined;
}

/** What the service knows of watching an item; undefined where it was not watched. */
export type WatchedValue = Omit<WatchedState, 'status'> | undefined;

/** The state of a bookmark. */
export function bookmarkStateOf({ confirmed, wished }: Mark<boolean>): BookmarkState {
  if (wished === undefined) return confirmed ? 'bookmarked' : 'unbookmarked';
  return wished.value ? 'adding' : 'removing';
}

/** The state of a follow. */
export function followStateOf({ confirmed, wished }: Mark<boolean>): FollowState {
  if (wished === undefined) return confirmed ? 'following' : 'follow';
  return wished.value ? 'adding' : 'removing';
}

/** The state of a rating. */
export function ratingStateOf({ confirmed, wished }: Mark<number | undefined>): RatingState {
  if (wished !== undefined) return { status: 'updating', rating: wished.value };
  return confirmed === undefined ? { status: 'unrated' } : { status: 'rated', rating: confirmed };
}

/** The state of watching. */
export function watchedStateOf({ confirmed, wished }: Mark<WatchedValue>): WatchedState {
  if (wished !== undefined) return { ...(wished.value ?? nothing), status: 'updating' };
  return confirmed === undefined ? { ...nothing, status: 'unwatched' } : { ...confirmed, status: 'watched' };
}

const nothing = { positionSeconds: 0, isFullyWatched: false } as const;
