import type { Profiles, ViewerApi } from '@fjernsyn/api';
import { type MediaSeconds, type Observed, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import type { ActivityEvent, OwnList } from './activity-event';
import { createChanges, endOf } from './changes';
import { activityErrors } from './errors';
import { fulfil } from './fulfil';
import type { BookmarkState, FollowState, RatingState, WatchedState } from './mark-states';
import type { MarkedItem, PlayedItem } from './marked-item';
import { createPositions } from './positions';
import type { Wish } from './wish';

/** Dependencies of {@link createViewerActivity}. */
export interface ViewerActivityDeps {
  readonly viewer: Pick<ViewerApi, 'bookmarks' | 'follows' | 'ratings' | 'watched' | 'lists'>;
  readonly profiles: Pick<Profiles, 'current'>;
}

/** What the profile of the moment does to items. What is on its way is never shown as done. Nothing here rejects but {@link ViewerActivity.read}. */
export interface ViewerActivity {
  bookmarkOf(itemId: string): Observed<BookmarkState>;
  followOf(itemId: string): Observed<FollowState>;
  ratingOf(itemId: string): Observed<RatingState>;
  watchedOf(itemId: string): Observed<WatchedState>;
  /** Asks for what a viewer wishes; does nothing where it is so already or something is on its way. */
  fulfil(wish: Wish): Promise<void>;
  /** Saves where an item was left, where that may be saved. */
  savePosition(item: PlayedItem, positionSeconds: MediaSeconds): Promise<void>;
  /** Takes an item off one of the viewer's own lists. */
  removeFrom(list: OwnList, item: MarkedItem): Promise<void>;
  /** Reads what the profile has marked. */
  read(): Promise<void>;
  /** Whether all that is shown is what the service said last. */
  isKnown(): boolean;
  /** Forgets everything, and what is on its way: there is another viewer. */
  clear(): void;
  /** Hears how each action goes. */
  subscribe(listener: (event: ActivityEvent) => void): Unsubscribe;
}

/** Makes the {@link ViewerActivity}, which knows nothing before it has read. */
export function createViewerActivity({ viewer, profiles }: ViewerActivityDeps): ViewerActivity {
  const changes = createChanges({ profiles });
  const { books, events } = changes;
  const positions = createPositions({ watched: viewer.watched, changes });
  const removing = new Set<string>();

  /** Takes an item off a list that no mark stands for, or whose mark may be missing. */
  const remove = async (list: Exclude<OwnList, 'Bookmarks'>, item: MarkedItem): Promise<void> => {
    const key = `${list} ${item.id}`;
    if (removing.has(key)) return;
    const isSame = changes.sameViewer();
    const action = { kind: 'remove', list, item } as const;
    removing.add(key);
    events.emit({ type: 'started', action });
    const sent =
      list === 'Watched' ? viewer.watched.remove([item.id]) : viewer.lists.removeFromContinueWatching(item.id);
    const error = await sent.then(
      () => undefined,
      (thrown: unknown) => toAppError(thrown, activityErrors.unexpected),
    );
    if (!isSame()) return;
    if (list === 'Watched' && error === undefined) books.watched.write(item.id, { confirmed: undefined });
    // What could not be removed may be gone all the same.
    if (list === 'Watched' && error !== undefined) await changes.read().catch(() => undefined);
    if (!isSame()) return;
    removing.delete(key);
    events.emit(endOf(action, error));
  };

  return {
    bookmarkOf: books.bookmark.of,
    followOf: books.follow.of,
    ratingOf: books.rating.of,
    watchedOf: books.watched.of,
    fulfil: (wish) => fulfil({ viewer, changes }, wish),
    savePosition: positions.save,
    removeFrom: (list, item) =>
      list === 'Bookmarks' ? fulfil({ viewer, changes }, { kind: 'bookmark', item, value: false }) : remove(list, item),
    async read() {
      await changes.read();
    },
    isKnown: changes.isKnown,
    clear() {
      changes.clear();
      positions.clear();
      removing.clear();
    },
    subscribe: events.subscribe,
  };
}
