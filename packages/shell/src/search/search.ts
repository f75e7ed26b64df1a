import { createBrowseApi } from '@fjernsyn/api';
import { type SearchDeps as QueryDeps, toSearchTerm, toSearchText } from '@fjernsyn/catalogue';
import { createObservable, type DurationMs, debounceMs, type Unsubscribe } from '@fjernsyn/kernel';
import { type Ports, toTelemetryText } from '@fjernsyn/platform';
import { mayShow, type Session } from '@fjernsyn/session';
import type { OpenableItem } from '../navigation/item-opener';
import type { Places } from '../navigation/places';
import type { Reading } from '../reading/reading';
import { createAskedSearch } from './asked-search';
import { createProfileSearches } from './profile-searches';
import { createSearchOutcome } from './search-outcome';
import { createSearchPlace } from './search-place';
import type { Search, SearchSource, SearchView } from './search-view';
import { createSearchVisit } from './search-visit';

/** Dependencies of {@link createSearch}. */
export interface SearchDeps {
  readonly ports: Pick<Ports, 'clock' | 'random' | 'store' | 'telemetry'>;
  readonly session: Pick<Session, 'state' | 'viewer' | 'userId'>;
  readonly reading: Pick<Reading, 'api' | 'audience' | 'resource' | 'forget' | 'pagesOf'>;
  readonly places: Pick<Places, 'navigation' | 'items'>;
}

/** A {@link Search} until the application ends. */
export interface RunningSearch extends Search {
  readonly stop: Unsubscribe;
}

/** How long no key comes before what stands in the field is searched for (C9): one that is found by arrows takes longer. */
const pausesMs: Readonly<Record<SearchSource, DurationMs>> = { keypad: 2_000, keyboard: debounceMs };

/** Makes the {@link Search}, which follows the viewer: at a place to search its text is that of the address, and elsewhere nothing is asked for. */
export function createSearch(deps: SearchDeps): RunningSearch {
  const { clock, telemetry, store } = deps.ports;
  const { reading, session, places } = deps;
  const query = queryOf(deps);
  let text = '';

  const onChange = (): void => view.set(toView());
  const asked = createAskedSearch({ clock, query, reading, telemetry, onChange });
  const recent = createProfileSearches({ store, session, onChange });
  const outcomeOf = createSearchOutcome({ reading, query, asked });
  const toView = (): SearchView => ({ text, recent: recent.terms(), ...outcomeOf(text) });
  const view = createObservable(toView());

  const place = createSearchPlace({
    clock,
    navigation: places.navigation,
    arrive(told, isBack) {
      text = toSearchText(told);
      asked.ask(toSearchTerm(text), !isBack);
      onChange();
    },
    // What shows stays until the next search: its screen may still be there.
    leave: asked.giveUp,
  });
  const search = (): void => {
    place.write(text);
    asked.ask(toSearchTerm(text), true);
    recent.add(text);
    onChange();
  };
  const hearOpened = ({ id: itemId, type: itemType }: OpenableItem): void => {
    const { term } = view.get();
    if (!place.isHere() || term === '') return;
    place.write(text);
    recent.add(term);
    telemetry.emit({ type: 'search-result-clicked', term: toTelemetryText(term), itemId, itemType });
  };
  const ends = [place.stop, recent.stop, asked.giveUp, places.items.subscribe(hearOpened)];

  return {
    view,
    type(typed, source) {
      text = toSearchText(typed);
      place.writeSoon(text);
      asked.askAfter(pausesMs[source], toSearchTerm(text));
      onChange();
    },
    submit: search,
    retry: asked.retry,
    chooseRecent(term) {
      text = term;
      search();
    },
    removeRecent: recent.remove,
    stop() {
      for (const end of ends) end();
    },
  };
}

/** How the service is searched for the viewer of the moment; people are filtered here, as the service says of them no more than a name. */
function queryOf({ ports, reading, session }: SearchDeps): QueryDeps {
  const visit = createSearchVisit(ports.clock, ports.random);
  const { find } = createBrowseApi(reading.api).search;
  return {
    api: reading.api,
    searcher: () => ({ sessionId: visit(), userId: session.userId() }),
    async find(wish, signal) {
      const found = await find(wish, signal);
      return mayShow(person, session.viewer.get().limit) ? found : { ...found, people: [] };
    },
  };
}

const person = { type: 'persona', classification: undefined, customFields: {} } as const;
