import type { Observed } from '@fjernsyn/kernel';
import type { History } from '@fjernsyn/platform';
import { isSamePath, isUnkept } from '../addresses/address';
import { resolveScreen, type Screen } from '../addresses/screen';
import { type ArrivalDeps, type Arrivals, createArrivals } from './arrivals';
import { type Lead, type Location, leadOf, type NavigationChange } from './location';
import type { PlaceMemory } from './place-memory';

/** Dependencies of {@link createNavigation}. */
export interface NavigationDeps extends ArrivalDeps {
  readonly history: History;
  /** The home of the viewer of the moment. */
  readonly home: () => string;
  /** Says that what was opened from outside leads nowhere. */
  readonly tellDeadLink: () => void;
}

/** A place as the viewer left it. */
export interface PlaceLeft {
  /** Whether the viewer has left it before, so that focus comes back to where it was. */
  readonly wasLeft: boolean;
  /** In CSS px; undefined where the page was not scrolled by hand. */
  readonly scrolledPx: number | undefined;
  keep(scrolledPx: number): void;
  /** The season that the viewer chose there; undefined where that of the page stayed. */
  readonly seasonId: string | undefined;
  keepSeason(seasonId: string): void;
  /** How the viewer sorted and filtered a list there; undefined where they did not. */
  readonly listFilter: string | undefined;
  keepListFilter(listFilter: string): void;
}

/** The viewer's way through the application: PUSH saves focus, POP gives it back (S4). Unsafe addresses open nothing. */
export interface Navigation {
  readonly location: Observed<Location>;
  /** Opens an inside address on top of this one; `deep` where a link from outside led to it, which leads home where it is unsafe. */
  push(address: string, change?: 'push' | 'deep'): void;
  /** Puts an inside address in the place of this one; the search takes another query where it stands. */
  replace(address: string): void;
  /** Goes back, past everything that was watched, or home where nothing else lies behind; answers false at the first entry. */
  back(): boolean;
  /** Gives this place the address that the service has for it, and nothing else changes. */
  readdress(address: string): void;
  /** Shows what the address of this place says, as after something has held it back. */
  resolve(): void;
  /** Shows another screen at this place than its address says. */
  show(screen: Screen): void;
  /** Looks again whether the viewer may be here, as when somebody signs in or out, or the page turns out to be restricted. */
  guard(isRestricted?: boolean): void;
  /** What a place was like when the viewer left it, if ever, and where that is kept. */
  placeOf(entryKey: string): PlaceLeft;
  /** Remembers where focus is, and writes down the way back. */
  keep(): void;
  /** Stops hearing the history. */
  stop(): void;
}

/** Makes the {@link Navigation} of an application, standing where the history stands. */
export function createNavigation(deps: NavigationDeps): Navigation {
  const { history, routes, places, home } = deps;
  const isHome = (path: string): boolean => isSamePath(path, home());

  /** Home, in the place of something from outside that is no address of ours. */
  const homeInstead = (): Lead => {
    deps.tellDeadLink();
    return { to: home() };
  };

  const first = leadOf(history.current.path, deps) ?? homeInstead();
  const started = first.to === history.current.path ? history.current : history.replace(first.to);
  const { location, saveFocus, arrive, heldPage } = createArrivals(deps, started);

  const readdress = (address: string): void => {
    const { path } = history.readdress(address);
    location.set({ ...location.get(), address: path, screen: resolveScreen(path, routes) });
  };

  const put = ({ to, held }: Lead, change: NavigationChange): void => {
    if (location.get().screen.kind === 'search' && resolveScreen(to, routes).kind === 'search') readdress(to);
    else arrive(history.replace(to), change, held);
  };

  const replace = (address: string): void => {
    const lead = leadOf(address, deps);
    if (lead) put(lead, 'replace');
  };

  const stop = followHistory(deps, { saveFocus, arrive }, replace);
  arrive(started, 'start', first.held);

  return {
    location,
    push(address, change = 'push') {
      const isDeep = change === 'deep';
      const lead = leadOf(address, deps) ?? (isDeep ? homeInstead() : undefined);
      // Home twice would be a step back that leads nowhere.
      if (!lead || (isDeep && [lead.to, location.get().screen.path].every(isHome))) return;
      if (isUnkept(lead.to)) return put(lead, isDeep ? change : 'replace');
      saveFocus();
      arrive(history.push(lead.to), change, lead.held);
    },
    replace,
    back() {
      if (!history.canGoBack) return false;
      history.back();
      return true;
    },
    readdress,
    resolve() {
      const { address } = location.get();
      location.set({ ...location.get(), screen: resolveScreen(address, routes) });
    },
    show: (screen) => location.set({ ...location.get(), screen }),
    guard(isRestricted = false) {
      const { address } = location.get();
      const wanted = heldPage() ?? { address, isRestricted };
      const lead = leadOf(wanted.address, deps, wanted.isRestricted);
      if (lead && lead.to !== address) arrive(history.replace(lead.to), 'replace', lead.held);
    },
    placeOf: (entryKey) => toPlaceLeft(places, entryKey),
    keep() {
      saveFocus();
      places.keep();
    },
    stop,
  };
}

/** Follows the history's own steps, as of the browser's buttons: past everything that was watched, and to where guards lead. */
function followHistory(
  deps: NavigationDeps,
  { saveFocus, arrive }: Pick<Arrivals, 'saveFocus' | 'arrive'>,
  replace: (address: string) => void,
): () => void {
  const { history, routes, home } = deps;
  return history.subscribe(({ entry, direction }) => {
    // What the viewer leaves keeps its focus for a way forward.
    saveFocus();
    const lead = leadOf(entry.path, deps) ?? { to: home() };
    if (direction === 'back' && resolveScreen(lead.to, routes).kind === 'watch') {
      if (history.canGoBack) history.back();
      else replace(home());
    } else if (lead.to === entry.path) arrive(entry, 'pop');
    else arrive(history.replace(lead.to), 'replace', lead.held);
  });
}

function toPlaceLeft(places: PlaceMemory, entryKey: string): PlaceLeft {
  return {
    wasLeft: places.get(entryKey)?.focus !== undefined,
    scrolledPx: places.get(entryKey)?.scrolledPx,
    keep: (scrolledPx) => places.set(entryKey, { ...places.get(entryKey), scrolledPx }),
    seasonId: places.get(entryKey)?.seasonId,
    keepSeason: (seasonId) => places.set(entryKey, { ...places.get(entryKey), seasonId }),
    listFilter: places.get(entryKey)?.listFilter,
    keepListFilter: (listFilter) => places.set(entryKey, { ...places.get(entryKey), listFilter }),
  };
}
