import type { PageModel, Section } from '@fjernsyn/catalogue';
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
