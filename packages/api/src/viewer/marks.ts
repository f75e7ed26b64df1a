import {
  type Bookmark,
  parseBookmark,
  parseUserRating,
  parseWatched,
  type UserRating,
  type Watched,
} from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';
import type { HttpMethod } from '@fjernsyn/platform';
import { parseNothing } from '../answer/parse-nothing';
import type { Call } from '../request/call';
import type { Caller } from '../request/caller';
import { commonParts } from '../request/common-query';
import type { Query } from '../request/query';

/** Marks that a viewer puts on an item and takes off again. */
export interface Marks {
  add(itemId: string, signal?: AbortSignal): Promise<Bookmark>;
  remove(itemId: string, signal?: AbortSignal): Promise<void>;
}

/** Ratings from 1 to 10. */
export interface Ratings {
  rate(itemId: string, rating: number, signal?: AbortSignal): Promise<UserRating>;
}

/** How far items were watched. */
export interface WatchedItems {
  /** Saves a position in whole seconds; the answer says whether the item is fully watched. */
  save(itemId: string, positionSeconds: MediaSeconds, signal?: AbortSignal): Promise<Watched>;
  /** Forgets items. Never sent without one: the service would forget everything. */
  remove(itemIds: readonly string[], signal?: AbortSignal): Promise<void>;
}

/** A call about one item of a profile. Repeating one changes nothing more, but only a GET is repeated by itself. */
export function markCall(
  method: HttpMethod,
  folder: string,
  itemId: string,
  query: Query = {},
): Omit<Call<unknown>, 'parse' | 'parseRefusal'> {
  return {
    name: method === 'DELETE' ? `${folder}-delete` : folder,
    method,
    path: `/account/profile/${folder}/{itemId}`,
    pathParameters: { itemId },
    query,
    common: commonParts.language,
    scope: 'profile-catalog',
  };
}

/** Makes {@link Marks} of a kind. An empty answer is a good one. */
export function createMarks({ perform }: Caller, folder: 'bookmarks' | 'follows'): Marks {
  return {
    add: (itemId, signal) =>
      perform(
        {
          ...markCall('PUT', folder, itemId),
          parse: (answer) => (answer === undefined ? { itemId } : parseBookmark(answer)),
        },
        signal,
      ),
    remove: (itemId, signal) => perform<void>({ ...markCall('DELETE', folder, itemId), parse: parseNothing }, signal),
  };
}

/** Makes the {@link Ratings}. */
export function createRatings({ perform }: Caller): Ratings {
  return {
    rate: (itemId, rating, signal) =>
      perform(
        {
          ...markCall('PUT', 'ratings', itemId, { rating }),
          parse: (answer) => (answer === undefined ? { itemId, rating } : parseUserRating(answer)),
        },
        signal,
      ),
  };
}

/** Makes the {@link WatchedItems}. */
export function createWatchedItems({ perform }: Caller): WatchedItems {
  return {
    save(itemId, seconds, signal) {
      const positionSeconds = Math.max(0, Math.floor(seconds));
      return perform(
        {
          ...markCall('PUT', 'watched', itemId, { position: positionSeconds }),
          parse: (answer) =>
            answer === undefined ? { itemId, positionSeconds, isFullyWatched: false } : parseWatched(answer),
        },
        signal,
      );
    },
    remove(itemIds, signal) {
      const named = itemIds.filter((itemId) => itemId !== '');
      if (named.length === 0) throw new Error('Watched items are only forgotten by name');
      return perform<void>(
        {
          name: 'watched-delete',
          method: 'DELETE',
          path: '/account/profile/watched',
          query: { item_ids: named },
          common: commonParts.language,
          scope: 'profile-catalog',
          parse: parseNothing,
        },
        signal,
      );
    },
  };
}
