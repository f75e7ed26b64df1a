import {
  type ContinueWatchingList,
  type ItemList,
  parseContinueWatching,
  parseItemList,
  parseItemLists,
} from '@fjernsyn/contracts';
import { parseNothing } from '../answer/parse-nothing';
import { type ListOrder, listPageSize, maxListsPerCall, toOrderQuery } from '../calls/list-calls';
import type { Call } from '../request/call';
import type { Caller } from '../request/caller';
import { type CommonPart, commonParts } from '../request/common-query';
import type { Query } from '../request/query';
import { markCall } from './marks';

/** Which page of a viewer's list. */
export interface ViewerPageOptions extends ListOrder {
  /** From 1. */
  readonly page: number;
}

/** Lists that are a viewer's own, 24 items a page (C7). */
export interface ViewerLists {
  /** Newest first where nothing else is said. */
  bookmarks(options: ViewerPageOptions, signal?: AbortSignal): Promise<ItemList>;
  /** Shows, each with the episode to play; an item a show has none for is opened as it is. */
  continueWatching(options: Pick<ViewerPageOptions, 'page'>, signal?: AbortSignal): Promise<ContinueWatchingList>;
  /** Takes an item off the continue-watching list. */
  removeFromContinueWatching(itemId: string, signal?: AbortSignal): Promise<void>;
  watched(
    options: ViewerPageOptions & { readonly isCompleted?: boolean | undefined },
    signal?: AbortSignal,
  ): Promise<ItemList>;
  /** The first page of at most five lists, as this profile has them. */
  byIds(ids: readonly string[], order?: ListOrder, signal?: AbortSignal): Promise<readonly ItemList[]>;
}

/** Makes the {@link ViewerLists}. */
export function createViewerLists({ perform }: Caller): ViewerLists {
  return {
    bookmarks: ({ page, order = 'date-modified', ...options }, signal) =>
      perform({ ...listCall('bookmarks', page, toOrderQuery({ order, ...options })), parse: parseItemList }, signal),
    continueWatching: ({ page }, signal) =>
      perform(
        {
          ...listCall('continue-watching', page, { show_item_type: 'show', include: ['episode', 'season'] }, [
            ...commonParts.language,
            'sub',
            'max_rating',
            'accessibility',
          ]),
          parse: parseContinueWatching,
        },
        signal,
      ),
    removeFromContinueWatching: (itemId, signal) =>
      perform<void>({ ...markCall('DELETE', 'continue-watching', itemId), parse: parseNothing }, signal),
    watched: ({ page, isCompleted, ...options }, signal) =>
      perform(
        { ...listCall('watched', page, { completed: isCompleted, ...toOrderQuery(options) }), parse: parseItemList },
        signal,
      ),
    byIds(ids, order = {}, signal) {
      if (ids.length > maxListsPerCall)
        throw new Error(`At most ${maxListsPerCall} lists go in a call, not ${ids.length}`);
      return perform(
        {
          name: 'profile-lists',
          method: 'GET',
          path: '/account/profile/lists',
          query: { ids, page_size: listPageSize, ...toOrderQuery(order) },
          common: commonParts.rated.filter((part) => part !== 'accessibility'),
          scope: 'profile-catalog',
          parse: parseItemLists,
        },
        signal,
      );
    },
  };
}

function listCall(
  folder: string,
  page: number,
  query: Query,
  common: readonly CommonPart[] = [...commonParts.language, 'max_rating'],
): Omit<Call<unknown>, 'parse' | 'parseRefusal'> {
  return {
    name: `${folder}-list`,
    method: 'GET',
    path: `/account/profile/${folder}/list`,
    query: { page, page_size: listPageSize, ...query },
    common,
    scope: 'profile-catalog',
  };
}
