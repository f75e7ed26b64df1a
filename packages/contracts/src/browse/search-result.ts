import { isRecord } from '@fjernsyn/kernel';
import type { ItemList } from '../item/item';
import { readItemList } from '../item/read-item';
import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { collect } from '../wire/collect';
import { readNumber } from '../wire/number';
import { readPath } from '../wire/path';
import { readText } from '../wire/text';

/** A person that a search found by name. */
export interface FoundPerson {
  readonly name: string;
  readonly path?: string | undefined;
}

/** The groups of a search, in the order in which they are shown. Films come under `playable`, mostly. */
export const searchGroups = [
  'series',
  'playable',
  'movies',
  'tv',
  'events',
  'competitions',
  'teams',
  'confederations',
  'persons',
  'newsHighlights',
  'items',
] as const;

/** The name of a group of a search. */
export type SearchGroup = (typeof searchGroups)[number];

/** What a search found (C3.20). */
export interface SearchResult {
  readonly term?: string | undefined;
  readonly total: number;
  readonly people: readonly FoundPerson[];
  /** A group that was not sent, or is broken, is missing; one that found nothing is an empty list. */
  readonly groups: Readonly<Partial<Record<SearchGroup, ItemList>>>;
}

/** The answer of a search, of either version (C7.33). A broken group is reported and left out; throws `contracts/malformed-answer`. */
export function parseSearchResult(value: unknown, report: ReportFault): SearchResult {
  if (!isRecord(value)) return malformed('search');
  const groups: Partial<Record<SearchGroup, ItemList>> = {};
  for (const group of searchGroups) {
    // Recorded in lower case, written otherwise in the specification.
    const sent = value[group] ?? value[group.toLowerCase()];
    const list = sent ? readItemList(sent, report, `search.${group}`) : undefined;
    if (list !== undefined) groups[group] = list;
  }
  return { term: readText(value.term), total: readNumber(value.total) ?? 0, people: readPeople(value.people), groups };
}

function readPeople(value: unknown): readonly FoundPerson[] {
  return collect(value, (sent): FoundPerson | undefined => {
    const name = isRecord(sent) ? (readText(sent.name) ?? readText(sent.title)) : undefined;
    return isRecord(sent) && name !== undefined ? { name, path: readPath(sent.path) } : undefined;
  });
}
