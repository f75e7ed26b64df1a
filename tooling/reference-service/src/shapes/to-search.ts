import { type CatalogueEntry, searchEntries } from '@fjernsyn/reference-catalogue';
import { toItem } from './to-item';
import { toSearchItem } from './to-search-item';
import type { AnswerContext, Wire } from './wire';

/** What is searched for. */
export interface SearchRequest {
  readonly term: string;
  /** The groups that are wanted; all where nothing is said. */
  readonly include?: readonly string[] | undefined;
  /** Items of a group at most. */
  readonly maxResults: number;
}

interface SearchGroup {
  readonly key: string;
  readonly title: string;
  readonly types: readonly CatalogueEntry['type'][];
}

/** Films are programmes, and stand in `playable`: `movies` and `tv` stay empty, as does what the catalogue has none of. */
const groups: readonly SearchGroup[] = [
  { key: 'series', title: 'Series', types: ['show'] },
  { key: 'playable', title: 'playable', types: ['episode', 'program'] },
  { key: 'competitions', title: 'competitions', types: ['competition'] },
  { key: 'confederations', title: 'confederations', types: [] },
  { key: 'events', title: 'events', types: ['event'] },
  { key: 'movies', title: 'movies', types: [] },
  { key: 'newshighlights', title: 'newsHighlights', types: [] },
  { key: 'persons', title: 'persons', types: ['persona'] },
  { key: 'teams', title: 'teams', types: ['team'] },
  { key: 'tv', title: 'tv', types: [] },
];

/** What was found, in groups that are all there, empty ones too; each is one page whose link to the next leads nowhere (C3.21, C7.33). */
export function toSearch({ term, include, maxResults }: SearchRequest, context: AnswerContext): Wire {
  const found = searchEntries(term, context.limit);
  const wanted = groups.filter(({ key }) => include?.some((name) => name.toLowerCase() === key) ?? true);
  const lists = wanted.map(({ key, title, types }) => {
    const entries = found.filter(({ type }) => types.includes(type));
    return { key, size: entries.length, list: toGroup(key, title, entries, maxResults, context) };
  });
  return {
    term,
    total: lists.reduce((sum, { size }) => sum + size, 0),
    people: [],
    ...Object.fromEntries(lists.map(({ key, list }) => [key, list])),
  };
}

function toGroup(
  key: string,
  title: string,
  entries: readonly CatalogueEntry[],
  maxResults: number,
  context: AnswerContext,
): Wire {
  const types = [...new Set(entries.map(({ type }) => type))];
  const total = Math.ceil(entries.length / maxResults);
  return {
    id: `${key}-items`,
    title,
    path: '',
    ...(types.length > 0 && { itemTypes: types }),
    items: entries.slice(0, maxResults).map((entry) => toSearchItem(entry, toItem(entry, context), context)),
    size: entries.length,
    paging: { size: maxResults, total, page: 1, ...(total > 1 && { next: '' }) },
  };
}
