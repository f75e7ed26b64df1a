import type { Api } from '@fjernsyn/api';
import type { Page } from '@fjernsyn/contracts';
import { readDetail } from './detail-section';
import { readEpisodes } from './episodes-section';
import type { Section } from './section';
import { readerOf } from './section-table';

/** For whom sections are made. */
export interface SectionOptions {
  /** Whether the lists of a profile can be shown. */
  readonly hasProfile?: boolean;
}

/**
 * The sections of a page: the detail of its item with the episodes, then its entries in their order. Entries without anything to show,
 * and those of a viewer who is not there, are left out; unknown ones are reported once.
 */
export function toSections(
  page: Page,
  path: string,
  faults: Api['faults'],
  { hasProfile = false }: SectionOptions = {},
): readonly Section[] {
  const report = faults.reportContract;
  const detail = readDetail(page, path, report);
  const sections: Section[] = [];
  const add = (section: Section | undefined): void => void (section && sections.push(section));
  add(detail);
  add(detail && readEpisodes(detail.detail));
  const nextId = createSectionIds();
  for (const entry of page.entries) {
    const place = { id: nextId(entry.id), isFirst: sections.length === 0, hasProfile, report };
    const reader = readerOf(entry, place);
    if (reader === 'unknown') faults.report({ kind: 'unknown-template', at: `${entry.type} ${entry.template}` });
    else if (reader !== 'item') add(reader.read(entry, place));
  }
  return sections;
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
