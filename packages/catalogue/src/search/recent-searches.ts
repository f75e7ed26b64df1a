import { createObservable, type Observed, readJson, type Unsubscribe } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';
import { isSearchable, toSearchTerm } from './search-term';

/** How many searches are remembered for a profile (C9). */
const mostRecent = 5;

/** The recent searches of one profile. */
export interface RecentSearches {
  /** Newest first. */
  readonly terms: Observed<readonly string[]>;
  /** Remembers a search as the newest; nothing that could not be searched for. */
  add(text: string): void;
  remove(term: string): void;
  /** Stops hearing the store. */
  readonly stop: Unsubscribe;
}

/** Where the recent searches of a profile are kept. */
export function recentSearchesKey(profileId: string): string {
  return `fjernsyn.searches.${profileId}`;
}

/** Makes the {@link RecentSearches} of a profile, which stand in the store from the oldest to the newest (reading "Search"). */
export function createRecentSearches(store: KeyValueStore, profileId: string): RecentSearches {
  const key = recentSearchesKey(profileId);
  const terms = createObservable(read(store, key));
  const put = (next: readonly string[]): void => {
    store.write(key, JSON.stringify(next.slice().reverse()));
    terms.set(next);
  };
  return {
    terms,
    add(text) {
      const term = toSearchTerm(text);
      if (isSearchable(term)) put(newestOf([term, ...read(store, key)]));
    },
    remove: (term) => put(read(store, key).filter((one) => one !== term)),
    stop: store.subscribe((changed) => changed === key && terms.set(read(store, key))),
  };
}

function read(store: Pick<KeyValueStore, 'read'>, key: string): readonly string[] {
  const kept = readJson(store.read(key));
  const texts = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  return newestOf(texts.reverse().map(toSearchTerm).filter(isSearchable));
}

/** Each term once, at its newest place. */
function newestOf(terms: readonly string[]): readonly string[] {
  return Array.from(new Set(terms)).slice(0, mostRecent);
}
