import type { ItemCell } from './item-cell';
import type { UnloadedList } from './list-model';
import { assemble, type ListPage, type LoadedList } from './loaded-list';

/**
 * A list without an item that the service has taken off it, where everything after that has moved up by a place: the page that is no longer
 * full is loaded again with what follows, so that nothing is skipped. Without any item left the list is cleared.
 */
export function removeItem(list: LoadedList, itemId: string): LoadedList | UnloadedList {
  const cells = cellsInARow(list);
  const left = cells.filter(({ id }) => id !== itemId);
  if (left.length === cells.length) return list;
  if (left.length === 0) return clearList(list);
  const isWhole = list.missingPageAt(list.count) === undefined;
  const size = isWhole ? left.length : list.size - (list.size > 0 ? 1 : 0);
  const pageCount = size >= 0 ? Math.ceil(size / list.pageSize) : list.pageCount;
  return assemble({ ...list, size, pageCount, pages: toPages(left, list.pageSize, isWhole) });
}

/** A list of which nothing is known any more, and which loads again (C4.39). */
export function clearList({ key, head }: Pick<LoadedList, 'key' | 'head'>): UnloadedList {
  const paging = { ...head.paging, page: 0, total: -1, size: -1, next: undefined, previous: undefined };
  return { state: 'not-loaded', key, head: { ...head, size: -1, paging }, size: -1 };
}

/** The items before the first place that is not known, each once. */
function cellsInARow({ pages }: LoadedList): readonly ItemCell[] {
  const cells = new Map<string, ItemCell>();
  let next = 1;
  for (const { page, cells: loaded } of pages) {
    if (page !== next) break;
    for (const cell of loaded) if (!cells.has(cell.id)) cells.set(cell.id, cell);
    next += 1;
  }
  return Array.from(cells.values());
}

function toPages(cells: readonly ItemCell[], pageSize: number, isWhole: boolean): readonly ListPage[] {
  const pages: ListPage[] = [];
  for (let from = 0; from < cells.length; from += pageSize) {
    const page = { page: pages.length + 1, cells: cells.slice(from, from + pageSize) };
    pages.push(isWhole || page.cells.length === pageSize ? page : { ...page, isPartial: true });
  }
  return pages;
}
