import type { PageModel, SectionOf } from '@fjernsyn/catalogue';
import { headKinds, type ShownKind } from './sections/section-table';

type Section = SectionOf<ShownKind>;

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
  const shown = sections.filter((section): section is Section => section.kind !== 'text' && section.kind !== 'image');
  const [first, ...others] = shown;
  return first && headKinds.includes(first.kind) ? { head: first, rows: others } : { head: undefined, rows: shown };
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
