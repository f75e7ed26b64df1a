import { type CatalogueEntry, itemTypeOf, newestSeasonOf, titleOf } from '@fjernsyn/reference-catalogue';
import { compareDanish } from './compare-danish';
import type { Wire } from './wire';

/** A viewer's own list on the wire. */
export interface ViewerListName {
  readonly id: 'Bookmarks' | 'ContinueWatching' | 'Watched';
  readonly title: string;
  readonly path: string;
  /** The order its options tell of where the call says none. */
  readonly order?: 'desc';
}

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
  if (orderBy === 'a-z') ascending.sort((one, other) => compareDanish(titleOf(one.entry), titleOf(other.entry)));
  if (orderBy === 'release-year') ascending.sort((one, other) => yearOf(one.entry) - yearOf(other.entry));
  const wanted = isOrder(order) ? order : orderBy === 'a-z' ? 'asc' : 'desc';
  return wanted === 'asc' ? ascending : ascending.reverse();
}

function isOrder(order: string | undefined): order is 'asc' | 'desc' {
  return order === 'asc' || order === 'desc';
}

function yearOf(entry: CatalogueEntry): number {
  switch (entry.type) {
    case 'show':
      return newestSeasonOf(entry.show).season.year;
    case 'season':
    case 'episode':
      return entry.season.year;
    case 'program':
      return entry.film.year;
    default:
      return 0;
  }
}
