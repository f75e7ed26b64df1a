import type { Api, BrowseApi } from '@fjernsyn/api';
import type { SearchGroup } from '@fjernsyn/contracts';
import { cellsOf, type ListSource, mergeListPage, type ReadQuery, readQueryDefaults } from '@fjernsyn/lists';
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

/** Loads further pages of a group: the call has no pages, so that it is asked for more of the group each time. */
export function searchPages(
  { api, find, searcher }: SearchDeps,
  term: string,
  group: SearchGroup,
): ListSource['loadPage'] {
  return async (list, page, signal) => {
    const maxResults = Math.min(page * list.pageSize, mostResults);
    const { groups } = await find({ term, include: [group], maxResults, ...searcher() }, signal);
    const found = groups[group];
    const cells = found ? cellsOf(found, api.faults.reportContract).slice((page - 1) * list.pageSize) : [];
    const size = found?.size ?? 0;
    const total = size < 0 ? size : Math.ceil(Math.min(size, mostResults) / list.pageSize);
    return mergeListPage(list, { ...list.head, size, paging: { ...list.head.paging, total } }, cells, page);
  };
}

/** Whether a group may have further pages: people come all at once. */
export function hasPages(group: FoundGroup): group is SearchGroup {
  return group !== 'people';
}
