import { type ItemList, parseItemList, parseItemLists } from '@fjernsyn/contracts';
import type { Call } from '../request/call';
import { commonParts } from '../request/common-query';
import type { Query } from '../request/query';

/** Items asked for in one page of a list (C9: 24). */
export const listPageSize = 24;

/** Lists asked for in one call (C9: 5). */
export const maxListsPerCall = 5;

/** How a list is sorted and what of it is asked for; the service's own way where nothing is said. */
export interface ListOrder {
  readonly order?: string | undefined;
  readonly orderBy?: string | undefined;
  readonly itemType?: string | undefined;
}

/** Which page of a list. */
export interface ListPageOptions extends ListOrder {
  /** From 1. */
  readonly page: number;
  /** What tells lists of one id apart, as `TitleGroupKey:a`. */
  readonly parameter?: string | undefined;
  /** Relations whose items come along. */
  readonly relations?: readonly string[] | undefined;
  /** Items in the page, where not as many as usual. */
  readonly pageSize?: number | undefined;
  /** The highest rating that is wanted, in place of the viewer's own. */
  readonly maxRating?: string | undefined;
  /** The access service that is wanted, in place of those that the viewer needs. */
  readonly accessibility?: string | undefined;
}

/** The order as the service's query writes it. */
export function toOrderQuery({ order, orderBy, itemType }: ListOrder): Query {
  return { order, order_by: orderBy, item_type: itemType };
}

/** GET /lists: the first page of up to five lists, in whatever order (C7). */
export function listsCall(ids: readonly string[], order: ListOrder = {}): Call<readonly ItemList[]> {
  return {
    name: 'lists',
    method: 'GET',
    path: '/lists',
    query: { ids, page_size: listPageSize, ...toOrderQuery(order) },
    common: [...commonParts.rated, 'distributor'],
    parse: parseItemLists,
  };
}

/** GET /lists/{id}: one page of one list (C7). */
export function listCall(id: string, options: ListPageOptions): Call<ItemList> {
  const { page, parameter, relations, pageSize = listPageSize, maxRating, accessibility } = options;
  return {
    name: 'list',
    method: 'GET',
    path: '/lists/{id}',
    pathParameters: { id },
    query: {
      page,
      page_size: pageSize,
      param: parameter,
      relations,
      ...toOrderQuery(options),
      // What is not said here is the viewer's own.
      ...(maxRating === undefined ? {} : { max_rating: maxRating }),
      ...(accessibility === undefined ? {} : { accessibility }),
    },
    common: commonParts.rated,
    parse: parseItemList,
  };
}
