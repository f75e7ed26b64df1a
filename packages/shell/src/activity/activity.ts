import type {
  BookmarkState,
  FollowState,
  MarkedItem,
  OwnList,
  PlayedItem,
  RatingState,
  WatchedState,
} from '@fjernsyn/activity';
import type { PlayableItem } from '@fjernsyn/catalogue';
import type { Item } from '@fjernsyn/contracts';
import type { MediaSeconds, Observed } from '@fjernsyn/kernel';
import type { Resource } from '../reading/resource';

/** What Play plays of an item. */
export interface NextItemModel {
  /** What playing it would be to this profile; `None` where nothing is left, or nobody is signed in. */
  readonly suggestionType: 'StartWatching' | 'ContinueWatching' | 'RestartWatching' | 'Sequential' | 'None';
  /** Undefined where nothing is left to play. */
  readonly playable: PlayableItem | undefined;
  /** The item as it came, with what the service says beside Play. */
  readonly item: Item | undefined;
  /** Where it was left; 0 where it is to begin anew. */
  readonly positionSeconds: MediaSeconds;
}

/**
 * What the profile of the moment does to items. States are keyed by the item's id and the same object for all who listen. What somebody does who is
 * not signed in opens the sign-in, and is done once after it.
 */
export interface RunningActivity {
  bookmarkOf(itemId: string): Observed<BookmarkState>;
  toggleBookmark(item: MarkedItem): void;
  followOf(itemId: string): Observed<FollowState>;
  toggleFollow(item: MarkedItem): void;
  ratingOf(itemId: string): Observed<RatingState>;
  /** Rates an item by a whole number from 1 to 10. */
  rate(item: MarkedItem, rating: number): void;
  watchedOf(itemId: string): Observed<WatchedState>;
  /** Saves where an item was left: of nobody, of what is live, of channels, trailers and news nothing. */
  savePosition(item: PlayedItem, positionSeconds: MediaSeconds): void;
  /** Takes an item off one of the viewer's own lists. */
  removeFrom(list: OwnList, item: MarkedItem): void;
  /** What Play plays of an item, and read anew once something of it was watched. */
  nextOf(itemId: string): Resource<NextItemModel>;
}

/** What a viewer does to items. Its code comes after the first rail where a profile is chosen, and otherwise when somebody asks. */
export interface Activity {
  /** Undefined until its code is there, and what the profile has marked was read or could not be. */
  readonly running: Observed<RunningActivity | undefined>;
  /** Fetches it where that is still to be done, and resolves to the same one each time. Rejects where its code cannot be fetched. */
  load(): Promise<RunningActivity>;
}
