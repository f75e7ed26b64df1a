import type { Item, ItemInclusion, ListHead } from '@fjernsyn/contracts';
import type { ItemCell } from './item-cell';
import type { ListKey } from './list-key';

/** A list with the items of the pages that were loaded (C3.15, C4). */
export interface LoadedList {
  readonly state: 'loaded';
  readonly key: ListKey;
  readonly head: ListHead;
  /** Items in all pages, −1 where unknown. */
  readonly size: number;
  /** Pages there are, −1 where unknown. */
  readonly pageCount: number;
  /** Items in a full page. */
  readonly pageSize: number;
  /** Pages that were loaded, in ascending order, each with its items as they came. */
  readonly pages: readonly ListPage[];
  /** Places that `itemAt` knows, those of a page not loaded between two loaded ones among them. */
  readonly count: number;
  /** The item in a place from 0, read when asked for; undefined where its page is not loaded, or it is broken. */
  itemAt(index: number): Item | undefined;
  /** The id of that item, which is not read for it. */
  idAt(index: number): string | undefined;
  /** What goes with that item, on a viewer's list. */
  inclusionAt(index: number): ItemInclusion | undefined;
  /** The first page at or after a place that must be loaded before the place is known; undefined where there is none. */
  missingPageAt(index: number): number | undefined;
}

/** One page of a list, from 1. */
export interface ListPage {
  readonly page: number;
  readonly cells: readonly ItemCell[];
  /** Whether some of its items have moved to the page before: it is to be loaded again before what follows is known. */
  readonly isPartial?: true;
}

/** Items in a page of which no answer says how many they are (C9.3). */
const usualPageSize = 24;

/** The list after its first answer. */
export function toLoadedList(key: ListKey, head: ListHead, cells: readonly ItemCell[], page: number): LoadedList {
  const pageSize = [head.paging.size, head.paging.pageSize ?? 0].find((size) => size > 0) ?? usualPageSize;
  const pages = cells.length === 0 && page > 1 ? [] : [{ page, cells }];
  return assemble({
    key,
    head,
    pageSize,
    pages,
    pageCount: knownPages(head.paging.total, page, cells.length, pageSize),
    size: head.size,
  });
}

/**
 * The list with one more page, placed at its offset; of an item that comes twice the first place stays. A page beyond the end changes
 * nothing but what is known of the end; the same page again replaces what was there (C4, reading "Lists").
 */
export function mergeListPage(list: LoadedList, head: ListHead, cells: readonly ItemCell[], page: number): LoadedList {
  if (cells.length === 0 || bringsNothing(list, head, cells, page))
    return assemble({ ...list, pageCount: endingBefore(list, page), pages: list.pages });
  const pages = [...list.pages.filter((other) => other.page !== page), { page, cells }].sort(
    (one, other) => one.page - other.page,
  );
  const pageCount = knownPages(head.paging.total, page, cells.length, list.pageSize);
  return assemble({ ...list, pages, pageCount, size: head.size >= 0 ? head.size : list.size });
}

/** Whether a page after all others repeats what is there: with an unknown total no later page would say where the list ends. */
function bringsNothing(list: LoadedList, head: ListHead, cells: readonly ItemCell[], page: number): boolean {
  if (head.paging.total >= 0 || page <= lastLoadedPage(list)) return false;
  return cells.every(({ id }) => list.pages.some((loaded) => loaded.cells.some((cell) => cell.id === id)));
}

/** What a {@link LoadedList} is made of. */
export type LoadedListParts = Pick<LoadedList, 'key' | 'head' | 'size' | 'pageCount' | 'pageSize' | 'pages'>;

/** The list of pages that are known. */
export function assemble({ key, head, size, pageCount, pageSize, pages }: LoadedListParts): LoadedList {
  const slots = toSlots(pages, pageSize);
  const lastLoaded = lastLoadedPage({ pages });
  const known = pages.filter(({ isPartial }) => !isPartial);
  const isWhole = pageCount >= 0 && known.length >= pageCount;
  const isKnown = (page: number): boolean => known.some((loaded) => loaded.page === page);
  return {
    state: 'loaded',
    key,
    head,
    // Duplicates and broken items are not in our count, so a whole list knows its size better than the service does.
    size: isWhole ? slots.length : size,
    pageCount,
    pageSize,
    pages,
    count: slots.length,
    itemAt: (index) => slots[index]?.read(),
    idAt: (index) => slots[index]?.id,
    inclusionAt: (index) => slots[index]?.inclusion,
    missingPageAt(index) {
      if (slots[index] !== undefined) return undefined;
      for (let page = 1; page <= lastLoaded; page++) if (!isKnown(page)) return page;
      return isWhole ? undefined : lastLoaded + 1;
    },
  };
}

/** Items in order; pages between that are not loaded keep their places free. */
function toSlots(pages: readonly ListPage[], pageSize: number): readonly (ItemCell | undefined)[] {
  const slots: (ItemCell | undefined)[] = [];
  const seen = new Set<string>();
  let nextPage = 1;
  for (const { page, cells } of pages) {
    for (; nextPage < page; nextPage++) for (let free = 0; free < pageSize; free++) slots.push(undefined);
    for (const cell of cells) if (!seen.has(cell.id)) slots.push(seen.add(cell.id) && cell);
    nextPage = page + 1;
  }
  return slots;
}

/** Pages there are as far as an answer tells: with an unknown total, a short page is the last. */
function knownPages(total: number, page: number, itemCount: number, pageSize: number): number {
  if (total > 0) return Math.max(total, page);
  if (total === 0) return page;
  return itemCount < pageSize ? page : -1;
}

function endingBefore(list: LoadedList, page: number): number {
  return Math.max(lastLoadedPage(list), page - 1);
}

function lastLoadedPage({ pages }: Pick<LoadedList, 'pages'>): number {
  return pages[pages.length - 1]?.page ?? 0;
}
