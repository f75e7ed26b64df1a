import type { Api, BrowseApi } from '@fjernsyn/api';
import type { SearchGroup } from '@fjernsyn/contracts';
import {
  cellsOf,
  type ListSource,
  type LoadedList,
  mergeListPage,
  type ReadQuery,
  readQueryDefaults,
} from '@fjernsyn/lists';
import { type FoundGroup, type SearchModel, toSearchModel } from './search-model';

/** Who searches: the session of analytics, and the user, who is left out where they keep out of statistics (C7.33). */
export interface Searcher {
  readonly sessionId: string;
  readonly userId: string | undefined;
}

/** Dependencies of {@link searchQuery} and {@link searchPages}. */
export interface SearchDeps {
  readonly api: Pick<Api, 'audience' | 'faults'>;
  readonly find: BrowseApi['search']['find'];
  readonly searcher: () => Searcher;
}

/** How many results of a group the service gives at most. */
const mostResults = 100;

/** Searches for a term (C7.33). */
export function searchQuery({ api, find, searcher }: SearchDeps, term: string): ReadQuery<SearchModel> {
  return {
    ...readQueryDefaults,
    queryKey: ['search', term, api.audience()],
    queryFn: async ({ signal }) => toSearchModel(term, await find({ term, ...searcher() }, signal)),
  };
}

/**
 * Loads further pages of a group. The call has no pages: it is asked for a longer answer each time, until that has a result which was not there, as of
 * the others a viewer may not be shown all.
 */
export function searchPages(deps: SearchDeps, term: string, group: SearchGroup): ListSource['loadPage'] {
  const { api, find, searcher } = deps;
  const load = async (list: LoadedList, page: number, signal?: AbortSignal, length = page): Promise<LoadedList> => {
    const maxResults = Math.min(length * list.pageSize, mostResults);
    const { groups } = await find({ term, include: [group], maxResults, ...searcher() }, signal);
    const found = groups[group];
    const size = Math.min(found?.size ?? 0, mostResults);
    const cells = found ? cellsOf(found, api.faults.reportContract).filter(({ id }) => !isIn(list, id)) : [];
    if (cells.length === 0 && maxResults < size) return load(list, page, signal, length + 1);
    const total = size < 0 ? size : Math.ceil(size / list.pageSize);
    return mergeListPage(
      list,
      { ...list.head, size: found?.size ?? 0, paging: { ...list.head.paging, total } },
      cells,
      page,
    );
  };
  return (list, page, signal) => load(list, page, signal);
}

function isIn({ pages }: LoadedList, id: string): boolean {
  return pages.some(({ cells }) => cells.some((cell) => cell.id === id));
}

/** Whether a group may have further pages: people come all at once. */
export function hasPages(group: FoundGroup): group is SearchGroup {
  return group !== 'people';
}
