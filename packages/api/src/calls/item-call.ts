import { type Item, parseItem } from '@fjernsyn/contracts';
import type { Call } from '../request/call';
import { commonParts } from '../request/common-query';

/** Which item, where not the one that its id names. */
export interface ItemOptions {
  /** Whether the id is the one the item has elsewhere. */
  readonly isCustomId?: boolean | undefined;
  /** The season that comes along with a show; the first where nothing is said. */
  readonly season?: 'first' | 'latest' | undefined;
}

/** GET /items/{id} with its show, seasons and episodes (C7). */
export function itemCall(id: string, { isCustomId, season = 'first' }: ItemOptions = {}): Call<Item> {
  return {
    name: 'item',
    method: 'GET',
    path: '/items/{id}',
    pathParameters: { id },
    query: { expand: 'all', select_season: season, use_custom_id: isCustomId },
    common: [...commonParts.rated, ...commonParts.watching],
    parse: parseItem,
  };
}
