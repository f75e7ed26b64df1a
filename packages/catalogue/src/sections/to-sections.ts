import type { Api } from '@fjernsyn/api';
import type { Page, PageEntry } from '@fjernsyn/contracts';
import { listDetailType, toPageGrid } from './grid-section';
import type { Section } from './section';
import { readerOf } from './section-table';

/** For whom sections are made. */
export interface SectionOptions {
  /** Whether the lists of a profile can be shown. */
  readonly hasProfile?: boolean;
}

/**
 * The sections of a page: its entries in their order, between what is made of its item. Entries without anything to show, and those of a
 * viewer who is not there, are left out; unknown ones are reported once.
 */
export async function toSections(
  page: Page,
  path: string,
  faults: Api['faults'],
  { hasProfile = false }: SectionOptions = {},
): Promise<readonly Section[]> {
  const report = faults.reportContract;
  // The service puts the item into the page or into one of its entries.
  const item = page.item ?? page.entries.find((entry) => entry.item !== undefined)?.item;
  const ofItem = item && (await import('./item-sections')).toItemSections(item, path, { report, hasProfile });
  const sections: Section[] = [...(ofItem?.above ?? [])];
  const nextId = createSectionIds();
  for (const entry of page.entries) {
    const place = {
      id: nextId(entry.id),
      isFirst: sections.length === 0,
      isAlone: page.entries.length === 1,
      hasProfile,
      itemId: item?.id,
      report,
    };
    const reader = readerOf(entry, place);
    if (reader === 'unknown') faults.report({ kind: 'unknown-template', at: `${entry.type} ${entry.template}` });
    if (typeof reader === 'string') continue;
    const section = reader.read(withPageList(entry, page), place);
    if (section) sections.push(section);
  }
  // The page of a list shows it, also where no entry does (C2.15).
  if (page.list && !sections.some(({ kind }) => kind === 'grid'))
    sections.push(toPageGrid(page.list, { id: nextId('list'), report }));
  return [...sections, ...(ofItem?.below ?? [])];
}

/** An entry that shows the list of its page, which stands beside the entries. */
function withPageList(entry: PageEntry, { list }: Page): PageEntry {
  return entry.type === listDetailType && entry.list === undefined ? { ...entry, list } : entry;
}

/** Gives ids to sections by the ids of their entries, which repeat on some pages: they are counted, and no other entry counts. */
function createSectionIds(): (entryId: string) => string {
  const counts = new Map<string, number>();
  return (entryId) => {
    const count = (counts.get(entryId) ?? 0) + 1;
    counts.set(entryId, count);
    return `${entryId}:${count}`;
  };
}
