import type { PageEntry, ReportFault } from '@fjernsyn/contracts';

/** Where an entry stands, and for whom it is read. */
export interface SectionPlace {
  /** The section's id: unique on its page, and the same wherever its entry stands. */
  readonly id: string;
  /** Whether no section stands above. */
  readonly isFirst: boolean;
  /** Whether its entry is all of the page. */
  readonly isAlone: boolean;
  /** Whether the lists of a profile can be shown. */
  readonly hasProfile: boolean;
  /** The item that the page is about; undefined where it is about none. */
  readonly itemId?: string | undefined;
  readonly report: ReportFault;
}

/** How entries of a page become sections of one kind. */
export interface SectionReader<Made> {
  /** Whether an entry is of this kind. */
  isFor(entry: Pick<PageEntry, 'type' | 'template'>, place: Pick<SectionPlace, 'isFirst' | 'isAlone'>): boolean;
  /** The section of such an entry; undefined where it has nothing to show. */
  read(entry: PageEntry, place: SectionPlace): Made | undefined;
}
