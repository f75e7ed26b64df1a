import type { SearchRail } from '@fjernsyn/catalogue';
import type { AppError, Observed, Unsubscribe } from '@fjernsyn/kernel';

/** By what a text came into the field; what is said to a set's own keyboard comes as from any keyboard. */
export type SearchSource = 'keypad' | 'keyboard';

/** The search as its screen shows it. */
export interface SearchView {
  /** What stands in the field, as it was typed. */
  readonly text: string;
  /**
   * Nothing typed, too little, on its way (also while the next key is waited for), found, nothing found, or not working. While a later term is on its way the
   * groups of the answer before stay.
   */
  readonly state: 'idle' | 'hint' | 'loading' | 'results' | 'empty' | 'failed';
  /** What the groups were found for; empty where there are none. */
  readonly term: string;
  readonly groups: readonly SearchRail[];
  /** How many results there are in all groups. */
  readonly total: number;
  /** Why it does not work; undefined where it does. It stays while the search is tried again. */
  readonly error: AppError | undefined;
  /** Whether what failed is being asked for again. */
  readonly isRetrying: boolean;
  /** Recent searches of the profile, newest first. */
  readonly recent: readonly string[];
}

/** The search of the viewer's place: its text stands in the address, and what was found comes back with it. */
export interface Search {
  readonly view: Observed<SearchView>;
  /** The field's whole text after a key: searched for once no other comes for a while. */
  type(text: string, source: SearchSource): void;
  /** Searches for what stands in the field at once, and remembers it. */
  submit(): void;
  /** Asks again, because the viewer wants it. */
  retry(): void;
  /** Searches for a recent search at once. */
  chooseRecent(term: string): void;
  removeRecent(term: string): void;
}

/** The search, whose code comes with the first one. */
export interface LateSearch {
  /** Fetches the code where that is still to be done, and resolves to the same search each time. Rejects where it cannot be fetched. */
  load(): Promise<Search>;
  readonly stop: Unsubscribe;
}
