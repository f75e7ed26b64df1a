import type { PageModel, Section } from '@fjernsyn/catalogue';
import { isPlainKey, isViewersKey, type ListKey, maxListsPerCall } from '@fjernsyn/lists';
import type { IndexRange } from '@fjernsyn/ui';
import { headKinds } from './sections/section-table';

/** The sections of a page by where they stand. */
export interface PageRows {
  /** What stands above the rows. */
  readonly head: Section | undefined;
  readonly rows: readonly Section[];
}

/** How many rows a page opens with: those that its first frame shows, under a head and without one. */
const firstRows = { underHead: 2, alone: 3 } as const;

/** The head and the rows of a page. */
export function rowsOf({ sections }: Pick<PageModel, 'sections'>): PageRows {
  const [first, ...others] = sections;
  return first && headKinds.includes(first.kind) ? { head: first, rows: others } : { head: undefined, rows: sections };
}

/** The rows that the first frame of a page shows. */
export function firstRowsOf({ head, rows }: PageRows): readonly Section[] {
  return rows.slice(0, head ? firstRows.underHead : firstRows.alone);
}

/** The sections that the first frame of a page shows. */
export function firstSections(page: Pick<PageModel, 'sections'>): readonly Section[] {
  const parts = rowsOf(page);
  const rows = firstRowsOf(parts);
  return parts.head ? [parts.head, ...rows] : rows;
}

/** Rows that a page needs before its footer offers the way to the top. */
const rowsBeforeTop = 3;

/** Whether a page ends with the way to its top: where it is long, or where keys reach its end by nothing else. */
export function hasWayToTop(rows: readonly Section[]): boolean {
  const last = rows[rows.length - 1];
  return rows.length >= rowsBeforeTop || isOfList(rows) || (last?.kind === 'image' && last.path === undefined);
}

/** Whether a page ends with a list in rows, which may be long. */
export function isOfList(rows: readonly Section[]): boolean {
  return rows[rows.length - 1]?.kind === 'grid';
}

/** Orders of the rows whose lists are still to be read and travel together. */
export function ordersToRead(rows: readonly Section[]): readonly number[] {
  const orders: number[] = [];
  rows.forEach((section, order) => {
    if (section.kind === 'rail' && section.listState === 'not-loaded' && isBatched(section.listKey)) orders.push(order);
  });
  return orders;
}

function isBatched(key: ListKey | undefined): boolean {
  return key !== undefined && isPlainKey(key) && !isViewersKey(key);
}

/** The rows near the screen with those whose lists come in the same call as theirs: fewer calls bring them all (C9.4). */
export function withBatches({ first, end }: IndexRange, orders: readonly number[]): IndexRange {
  const near = orders.map((_, index) => index).filter((index) => isWithin(orders[index], first, end));
  const [from = 0, to = -1] = [near[0], near[near.length - 1]];
  if (to < 0) return { first, end };
  const begin = orders[from - (from % maxListsPerCall)] ?? first;
  const last = orders[Math.min(orders.length, to - (to % maxListsPerCall) + maxListsPerCall) - 1] ?? end;
  return { first: Math.min(first, begin), end: Math.max(end, last + 1) };
}

function isWithin(order = -1, first: number, end: number): boolean {
  return order >= first && order < end;
}
