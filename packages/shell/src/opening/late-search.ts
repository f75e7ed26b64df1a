import type { RunningSearch, SearchDeps } from '../search/search';
import type { LateSearch } from '../search/search-view';

// Fetched with the first search, not with the first rail.
const importSearch = () => import('../search/search');

/** Makes the {@link LateSearch} of an application. */
export function createLateSearch(deps: SearchDeps, fetchSearch: typeof importSearch = importSearch): LateSearch {
  let search: RunningSearch | undefined;
  return {
    async load() {
      const { createSearch } = await fetchSearch();
      search ??= createSearch(deps);
      return search;
    },
    stop: () => search?.stop(),
  };
}
