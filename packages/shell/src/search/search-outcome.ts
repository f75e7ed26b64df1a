import {
  hasPages,
  isSearchable,
  type SearchDeps as QueryDeps,
  type SearchModel,
  searchPages,
  toSearchTerm,
} from '@fjernsyn/catalogue';
import type { Reader } from '../reading/reader';
import type { AskedSearch } from './asked-search';
import type { SearchView } from './search-view';

/** Dependencies of {@link createSearchOutcome}. */
export interface SearchOutcomeDeps {
  readonly reading: Pick<Reader, 'audience' | 'pagesOf'>;
  readonly query: QueryDeps;
  readonly asked: Pick<AskedSearch, 'state'>;
}

/** What has become of the search for a text. */
export type SearchOutcome = Pick<SearchView, 'state' | 'term' | 'groups' | 'total' | 'error' | 'isRetrying'>;

const nothing = { term: '', groups: [], total: 0, error: undefined, isRetrying: false } as const;

/** Makes the reading of the {@link SearchOutcome}: an answer stays while a later term is on its way, for the audience that it was given to. */
export function createSearchOutcome({ reading, query, asked }: SearchOutcomeDeps): (text: string) => SearchOutcome {
  let last: { readonly audience: string; readonly found: SearchModel } | undefined;

  const keep = (found: SearchModel): SearchModel => {
    if (last?.found === found) return found;
    last = { audience: reading.audience.get(), found };
    for (const { list, group } of found.groups)
      if (list.state === 'loaded' && hasPages(group)) reading.pagesOf(list, searchPages(query, found.term, group));
    return found;
  };

  return (text) => {
    const term = toSearchTerm(text);
    const { value, status, error, isRetrying } = asked.state() ?? waiting;
    if (!isSearchable(term) || status === 'failed') last = undefined;
    if (!isSearchable(term)) return { ...nothing, state: term === '' ? 'idle' : 'hint' };
    if (status === 'failed') return { ...nothing, state: 'failed', error, isRetrying };
    if (value) return { ...nothing, ...keep(value), state: value.groups.length > 0 ? 'results' : 'empty' };
    const stays = last?.audience === reading.audience.get() ? last.found : undefined;
    return { ...nothing, ...stays, state: 'loading' };
  };
}

/** The search that is not asked for yet. */
const waiting = { status: 'loading', value: undefined, error: undefined, isRetrying: false } as const;
