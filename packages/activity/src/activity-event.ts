import type { AppError, MediaSeconds } from '@fjernsyn/kernel';
import type { MarkedItem } from './marked-item';

/** A viewer's own list that an item can be taken off. */
export type OwnList = 'Bookmarks' | 'ContinueWatching' | 'Watched';

/** Something that is done to an item. */
export type ActivityAction =
  | { readonly kind: 'bookmark' | 'unbookmark' | 'follow' | 'unfollow'; readonly item: MarkedItem }
  | { readonly kind: 'rate'; readonly item: MarkedItem; readonly rating: number }
  | { readonly kind: 'save-position'; readonly item: MarkedItem; readonly positionSeconds: MediaSeconds }
  | { readonly kind: 'remove'; readonly item: MarkedItem; readonly list: Exclude<OwnList, 'Bookmarks'> };

/** What a viewer does with a press, and is told the end of. */
export type PressedAction = Exclude<ActivityAction, { readonly kind: 'save-position' }>;

/** How an action goes: it starts, and then it is done or has failed (C4.34). */
export type ActivityEvent =
  | { readonly type: 'started'; readonly action: ActivityAction }
  | { readonly type: 'done'; readonly action: ActivityAction }
  /** The item is watched to its end, by the answer to a position (C4.33). */
  | { readonly type: 'watched'; readonly item: MarkedItem }
  | { readonly type: 'failed'; readonly action: ActivityAction; readonly error: AppError };
