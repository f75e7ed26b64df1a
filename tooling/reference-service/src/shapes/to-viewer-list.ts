import { type CatalogueEntry, itemTypeOf } from '@fjernsyn/reference-catalogue';
import { orderOf } from './orders';
import type { ViewerListName } from './viewer-list-names';
import type { Wire } from './wire';

/** How a viewer's list is asked for; `page` counts from 1. */
export interface ViewerListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly order?: string | undefined;
  readonly orderBy?: string | undefined;
  readonly itemTypes?: readonly string[] | undefined;
}

/** A page of a viewer's list. `newestFirst` is all of it; `paging.total` counts pages, and links carry page and size alone. */
export function toViewerList<Listed extends { readonly entry: CatalogueEntry }>(
  { id, title, path, order }: ViewerListName,
  newestFirst: readonly Listed[],
  request: ViewerListRequest,
  toWire: (shown: readonly Listed[]) => Wire & { readonly items: readonly Wire[] },
): Wire {
  const { page, pageSize } = request;
  const all = inOrder(newestFirst, request);
  const total = Math.ceil(all.length / pageSize);
  const link = (to: number) => `${path}?page=${to}&page_size=${pageSize}`;
  return {
    id,
    title,
    path: '',
    size: all.length,
    ...toWire(all.slice((page - 1) * pageSize, page * pageSize)),
    paging: {
      total,
      page,
      size: pageSize,
      ...(page < total && { next: link(page + 1) }),
      ...(page > 1 && { previous: link(page - 1) }),
      authorization: { type: 'UserProfile', scope: 'Catalog' },
      options: { pageSize, ...((isOrder(request.order) || order) && { order: request.order ?? order }) },
    },
  };
}

function inOrder<Listed extends { readonly entry: CatalogueEntry }>(
  newestFirst: readonly Listed[],
  { order, orderBy, itemTypes }: ViewerListRequest,
): readonly Listed[] {
  const ascending = newestFirst.filter(({ entry }) => itemTypes?.includes(itemTypeOf(entry)) ?? true).reverse();
  const compare = orderOf(orderBy);
  if (compare !== undefined) ascending.sort((one, other) => compare(one.entry, other.entry));
  const wanted = isOrder(order) ? order : orderBy === 'a-z' ? 'asc' : 'desc';
  return wanted === 'asc' ? ascending : ascending.reverse();
}

function isOrder(order: string | undefined): order is 'asc' | 'desc' {
  return order === 'asc' || order === 'desc';
}
