import {
  type Item,
  type ItemList,
  type NextItem,
  parseItemList,
  parseNextItem,
  parseOffered,
} from '@fjernsyn/contracts';
import { type ListOrder, toOrderQuery } from '../calls/list-calls';
import type { Caller } from '../request/caller';
import { commonParts } from '../request/common-query';

/** Which recommendations. */
export interface RecommendationOptions extends ListOrder {
  /** The item they go with, on its own page. */
  readonly itemId?: string | undefined;
  /** What tells lists of one id apart. */
  readonly parameter?: string | undefined;
}

/** What the service suggests to this viewer. */
export interface Suggestions {
  /** What to play of, or after, an item. */
  nextItem(itemId: string, signal?: AbortSignal): Promise<NextItem>;
  /** An item with the offers this viewer has; undefined where nothing is offered. */
  offered(itemId: string, signal?: AbortSignal): Promise<Item | undefined>;
  /** At most 18 items. Where it is refused, its rail is hidden; nobody is signed out. */
  recommendations(listId: string, options?: RecommendationOptions, signal?: AbortSignal): Promise<ItemList>;
  /** At most 18 items that go with one. */
  related(itemId: string, signal?: AbortSignal): Promise<ItemList>;
}

/** Items asked for at once (C9: 18). */
const suggestionLimit = 18;

/** Makes the {@link Suggestions}. */
export function createSuggestions({ perform }: Caller): Suggestions {
  return {
    nextItem: (itemId, signal) =>
      perform(
        {
          name: 'next-item',
          method: 'GET',
          path: '/account/profile/items/{itemId}/next',
          pathParameters: { itemId },
          query: { expand: 'parent' },
          common: [...commonParts.language, 'max_rating', 'accessibility'],
          scope: 'profile-catalog',
          parse: parseNextItem,
        },
        signal,
      ),
    offered: (itemId, signal) =>
      perform(
        {
          name: 'offered',
          method: 'GET',
          path: '/account/profile/items/{itemId}/offered',
          pathParameters: { itemId },
          query: { expand: 'all' },
          common: [...commonParts.language, 'max_rating', ...commonParts.watching],
          scope: 'profile-catalog',
          parse: parseOffered,
        },
        signal,
      ),
    recommendations: (listId, options = {}, signal) =>
      perform(
        {
          name: 'recommendations',
          method: 'GET',
          path: '/recommendations/{listId}',
          pathParameters: { listId },
          query: {
            content_id: options.itemId,
            item_limit: suggestionLimit,
            param: options.parameter,
            ...toOrderQuery(options),
          },
          common: commonParts.rated,
          scope: 'profile-catalog',
          parse: parseItemList,
        },
        signal,
      ),
    related: (itemId, signal) =>
      perform(
        {
          name: 'related',
          method: 'GET',
          path: '/items/{itemId}/related',
          pathParameters: { itemId },
          query: { item_limit: suggestionLimit },
          common: commonParts.rated,
          scope: 'profile-catalog',
          parse: parseItemList,
        },
        signal,
      ),
  };
}
