import { isSearchable, type SearchDeps as QueryDeps, type SearchModel, searchQuery } from '@fjernsyn/catalogue';
import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import { type Clock, type Telemetry, toTelemetryText } from '@fjernsyn/platform';
import type { Reader } from '../reading/reader';
import type { Resource, ResourceState } from '../reading/resource';
import { createPause } from './pause';

/** How many searches are cached (C9). */
const mostCached = 10;

/** Dependencies of {@link createAskedSearch}. */
export interface AskedSearchDeps {
  readonly clock: Pick<Clock, 'after'>;
  readonly query: QueryDeps;
  readonly reading: Pick<Reader, 'resource' | 'forget'>;
  readonly telemetry: Telemetry;
  /** Runs when what is known of the search has changed. */
  readonly onChange: () => void;
}

/** The one search that is asked for: another one in its place cancels its call, so that no older answer comes after a newer one. */
export interface AskedSearch {
  /** How far it has come; undefined where nothing is asked for. */
  state(): ResourceState<SearchModel> | undefined;
  /** Asks for a term at once, unless it is asked for already or too short; `isTold` where an answer is an event. */
  ask(term: string, isTold: boolean): void;
  /** Asks for a term unless another comes before; what is on its way for another is given up at once. */
  askAfter(ms: DurationMs, term: string): void;
  /** Asks for it again, because the viewer wants it. */
  retry(): void;
  /** Asks for nothing any more. */
  giveUp(): void;
}

/** Makes the {@link AskedSearch}. The ten searches that were asked for last stay in the cache. */
export function createAskedSearch(deps: AskedSearchDeps): AskedSearch {
  const { query, reading, telemetry, onChange } = deps;
  const waiting = createPause(deps.clock);
  let current:
    | { readonly term: string; readonly resource: Resource<SearchModel>; readonly end: Unsubscribe }
    | undefined;
  let cached: readonly string[] = [];

  const cache = (term: string): void => {
    const terms = [term, ...cached.filter((other) => other !== term)];
    for (const oldest of terms.slice(mostCached)) reading.forget(searchQuery(query, oldest).queryKey);
    cached = terms.slice(0, mostCached);
  };

  const turnTo = (term: string | undefined): void => {
    waiting.cancel();
    if (current?.term === term) return;
    current?.end();
    current = undefined;
  };

  const ask = (term: string, isTold: boolean): void => {
    turnTo(term);
    if (current || !isSearchable(term)) return;
    cache(term);
    const resource = reading.resource(() => searchQuery(query, term));
    let isToTell = isTold;
    const hear = (): void => {
      const { value } = resource.get();
      if (isToTell && value) {
        isToTell = false;
        telemetry.emit({ type: 'searched', term: toTelemetryText(term), resultCount: value.total });
      }
      onChange();
    };
    current = { term, resource, end: resource.subscribe(hear) };
    hear();
  };

  return {
    state: () => current?.resource.get(),
    ask,
    askAfter(ms, term) {
      turnTo(term);
      waiting.begin(ms, () => ask(term, true));
    },
    retry: () => current?.resource.retry(),
    giveUp: () => turnTo(undefined),
  };
}
