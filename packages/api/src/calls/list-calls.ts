import { type ItemList, parseItemList, parseItemLists } from '@fjernsyn/contracts';
import type { Call } from '../call';
import { commonParts } from '../common-query';

/** Items asked for in one page of a list (C9: 24). */
export const listPageSize = 24;

/** Lists asked for in one call (C9: 5). */
export const maxListsPerCall = 5;

/** Which page of a list. */
export interface ListPageOptions {
  /** From 1. */
  readonly page: number;
  /** What tells lists of one id apart, as `TitleGroupKey:a`. */
  readonly parameter?: string | undefined;
}

/** GET /lists: the first page of up to five lists, in whatever order (C7). */
export function listsCall(ids: readonly string[]): Call<readonly ItemList[]> {
  return {
    name: 'lists',
    method: 'GET',
    path: '/lists',
    query: { ids, page_size: listPageSize },
    common: commonParts.rated,
    parse: parseItemLists,
  };
}

/** GET /lists/{id}: one page of one list (C7). */
export function listCall(id: string, { page, parameter }: ListPageOptions): Call<ItemList> {
  return {
    name: 'list',
    method: 'GET',
    path: '/lists/{id}',
    pathParameters: { id },
    query: { page, page_size: listPageSize, param: parameter },
    common: commonParts.rated,
    parse: parseItemList,
  };
}
