import type { HistoryEntry } from '@fjernsyn/platform';
import { isFromMenu, toPathname, toSafeAddress } from '../addresses/address';
import { type Routes, resolveScreen, type Screen } from '../addresses/screen';
import type { Guards } from './guards';
import type { PlaceMemory } from './place-memory';

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
  /** The universe that the viewer is in; undefined in the one for all. */
  readonly universe: string | undefined;
}

/** What decides where addresses lead. */
export interface LocationDeps {
  readonly routes: Routes;
  readonly guards: Guards;
  readonly places: PlaceMemory;
}

/** A page that waits until its viewer may see it. */
export interface HeldPage {
  readonly address: string;
  /** Whether the page itself said that it is restricted, which the sitemap may not know. */
  readonly isRestricted: boolean;
}

/** Where an address leads, and which page waits behind that. */
export interface Lead {
  readonly to: string;
  readonly held?: HeldPage;
}

/** Where an address really leads: nowhere where it is unsafe, elsewhere where a guard says so. */
export function leadOf(
  address: string,
  { routes, guards }: Pick<LocationDeps, 'routes' | 'guards'>,
  isRestricted = false,
): Lead | undefined {
  const safe = toSafeAddress(address);
  if (safe === undefined) return undefined;
  const path = toPathname(safe);
  const elsewhere = isRestricted || routes.isRestricted(path) ? guards.redirectOf(path) : undefined;
  return elsewhere === undefined ? { to: safe } : { to: elsewhere, held: { address: safe, isRestricted } };
}

/** The location of an entry of the history, whose universe is kept with its place; `from` is where the viewer comes from. */
export function toLocation(
  entry: HistoryEntry,
  change: NavigationChange,
  { routes, places }: Pick<LocationDeps, 'routes' | 'places'>,
  from?: Location,
): Location {
  const screen = resolveScreen(entry.path, routes);
  const own = routes.universeOf(screen.path);
  const known = places.get(entry.key);
  // What is opened from within a universe stays in it, unless the menu above leads out.
  const inherited = known || isFromMenu(entry.path) ? known?.universe : from?.universe;
  const universe = own === null ? inherited : own;
  places.set(entry.key, { ...known, universe });
  return { entryKey: entry.key, address: entry.path, screen, change, universe };
}
