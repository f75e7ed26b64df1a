import type { FocusEngine } from '@fjernsyn/focus';
import { createObservable, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { History, HistoryEntry, Telemetry } from '@fjernsyn/platform';
import type { ConfiguredPaths } from '../configuration';
import { isFromMenu, isSamePath, isUnkept, toPathname, toSafeAddress } from './address';
import { contentGroupOf } from './content-group';
import type { Guards } from './guards';
import type { PlaceMemory } from './place-memory';
import { type Routes, resolveScreen, type Screen } from './screen';

/** How the viewer came to where they are (S4.7); `deep` is a link from outside that opened while the application ran. */
export type NavigationChange = 'start' | 'deep' | 'push' | 'pop' | 'replace';

/** Where the viewer is. */
export interface Location {
  /** The same again after going back to it; another one for another visit to the same address. */
  readonly entryKey: string;
  /** Path and query. */
  readonly address: string;
  readonly screen: Screen;
  readonly change: NavigationChange;
  /** The children's world that the viewer is in; undefined in the one for all. */
  readonly universe: string | undefined;
}

/** What {@link createNavigation} stands on. */
export interface NavigationDeps {
  readonly history: History;
  readonly focus: FocusEngine;
  readonly telemetry: Telemetry;
  readonly routes: Routes;
  readonly guards: Guards;
  readonly places: PlaceMemory;
  readonly paths: ConfiguredPaths;
  /** Says that what was opened from outside leads nowhere. */
  readonly tellDeadLink: () => void;
}

/** Where an address leads, and which page is held back meanwhile. */
interface Lead {
  readonly to: string;
  readonly held?: string;
}

/** A place as the viewer left it. */
export interface PlaceLeft {
  /** Whether the viewer has left it before, so that focus comes back to where it was. */
  readonly wasLeft: boolean;
  /** In CSS px; undefined where the page was not scrolled by hand. */
  readonly scrolledPx: number | undefined;
  keep(scrolledPx: number): void;
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
  /** Shows another screen at this place than its address says. */
  show(screen: Screen): void;
  /** Looks again whether the viewer may be here, as when somebody signs in or out, or the page turns out to be restricted. */
  guard(isRestricted?: boolean): void;
  /** What a place was like when the viewer left it, if ever: how far its page was scrolled by hand, and where that is kept. */
  placeOf(entryKey: string): PlaceLeft;
  /** Remembers where focus is, and writes down the way back. */
  keep(): void;
  /** Stops hearing the history. */
  stop(): void;
}

/** Makes the {@link Navigation} of an application, standing where the history stands. */
export function createNavigation(deps: NavigationDeps): Navigation {
  const { history, focus, telemetry, routes, guards, places, paths } = deps;
  let leaveContent: Unsubscribe | undefined;
  /** A page that was held back until somebody signs in, and the place where it waits. */
  let held: { readonly entryKey: string; readonly address: string } | undefined;

  /** Where an address really leads: nowhere where it is unsafe, elsewhere where a guard says so. */
  const leadOf = (address: string): Lead | undefined => {
    const safe = toSafeAddress(address);
    if (safe === undefined) return undefined;
    const path = toPathname(safe);
    const elsewhere = routes.isRestricted(path) ? guards.redirectOf(path) : undefined;
    return elsewhere === undefined ? { to: safe } : { to: elsewhere, held: safe };
  };

  const toLocation = (entry: HistoryEntry, change: NavigationChange, from?: Location): Location => {
    const screen = resolveScreen(entry.path, routes);
    const own = routes.universeOf(screen.path);
    const known = places.get(entry.key);
    // What is opened from within a world stays in it, unless the menu above leads out.
    const inherited = known || isFromMenu(entry.path) ? known?.universe : from?.universe;
    const universe = own === null ? inherited : own;
    places.set(entry.key, { ...known, universe });
    return { entryKey: entry.key, address: entry.path, screen, change, universe };
  };

  const isSearch = (path: string): boolean => isSamePath(path, paths.search);
  const isHome = (path: string): boolean => isSamePath(path, paths.home);

  /** Home, in the place of something from outside that is no address of ours. */
  const homeInstead = (): Lead => {
    deps.tellDeadLink();
    return { to: paths.home };
  };

  const first = leadOf(history.current.path) ?? homeInstead();
  const started = first.to === history.current.path ? history.current : history.replace(first.to);
  const location = createObservable(toLocation(started, 'start'));

  const saveFocus = (): void => {
    const { entryKey } = location.get();
    places.set(entryKey, { ...places.get(entryKey), focus: focus.snapshot() });
  };

  /** A place holds the focus before its screen is there, or what the viewer leaves would hand it to the menu as it goes. */
  const holdFocus = (entryKey: string): void => {
    const group = contentGroupOf(entryKey);
    leaveContent?.();
    leaveContent = focus.register(group);
    focus.focus(group.id);
  };

  const arrive = (entry: HistoryEntry, change: NavigationChange, heldAddress?: string): void => {
    const saved = change === 'pop' || change === 'start' ? places.get(entry.key)?.focus : undefined;
    if (heldAddress !== undefined) held = { entryKey: entry.key, address: heldAddress };
    if (change !== 'start') location.set(toLocation(entry, change, location.get()));
    // Who hears of a place may lead on from it at once, as a guard does: focus then belongs to where that led.
    if (location.get().entryKey !== entry.key) return;
    holdFocus(entry.key);
    if (saved) focus.restore(saved);
    if (change === 'start') return;
    telemetry.emit({
      type: 'navigated',
      path: location.get().screen.path,
      change: change === 'deep' ? (isUnkept(entry.path) ? 'replace' : 'push') : change,
    });
  };

  const readdress = (address: string): void => {
    const { path } = history.readdress(address);
    location.set({ ...location.get(), address: path, screen: resolveScreen(path, routes) });
  };

  const put = ({ to, held: heldAddress }: Lead, change: NavigationChange): void => {
    if (isSearch(to) && isSearch(location.get().screen.path)) readdress(to);
    else arrive(history.replace(to), change, heldAddress);
  };

  const replace = (address: string): void => {
    const lead = leadOf(address);
    if (lead) put(lead, 'replace');
  };

  const stopHistory = history.subscribe(({ entry, direction }) => {
    // The browser's own buttons arrive here too; what the viewer leaves keeps its focus for a way forward.
    saveFocus();
    const lead = leadOf(entry.path) ?? { to: paths.home };
    if (direction === 'back' && resolveScreen(lead.to, routes).kind === 'watch') {
      if (history.canGoBack) history.back();
      else replace(paths.home);
    } else if (lead.to === entry.path) arrive(entry, 'pop');
    else arrive(history.replace(lead.to), 'replace', lead.held);
  });

  arrive(started, 'start', first.held);

  return {
    location,
    push(address, change = 'push') {
      const isDeep = change === 'deep';
      const lead = leadOf(address) ?? (isDeep ? homeInstead() : undefined);
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
    show: (screen) => location.set({ ...location.get(), screen }),
    guard(isRestricted = false) {
      const { entryKey, address, screen } = location.get();
      const wanted = held?.entryKey === entryKey ? held.address : address;
      const lead = leadOf(wanted);
      const elsewhere = isRestricted ? guards.redirectOf(screen.path) : undefined;
      if (elsewhere !== undefined) arrive(history.replace(elsewhere), 'replace', address);
      else if (lead && lead.to !== address) arrive(history.replace(lead.to), 'replace', lead.held);
    },
    placeOf: (entryKey) => ({
      wasLeft: places.get(entryKey)?.focus !== undefined,
      scrolledPx: places.get(entryKey)?.scrolledPx,
      keep: (scrolledPx) => places.set(entryKey, { ...places.get(entryKey), scrolledPx }),
    }),
    keep() {
      saveFocus();
      places.keep();
    },
    stop: stopHistory,
  };
}
