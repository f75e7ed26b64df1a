import type { FocusEngine, FocusSnapshot } from '@fjernsyn/focus';
import { createObservable, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { History, HistoryEntry, Telemetry } from '@fjernsyn/platform';
import { type Routes, resolveScreen, type Screen } from './screen';

/** How the viewer came to where they are (S4 "Shell"). */
export type NavigationChange = 'start' | 'push' | 'pop' | 'replace';

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
  /** Where first focus goes on a screen: the group that holds the screen of an entry. */
  readonly contentIdOf: (entryKey: string) => string;
}

/** The viewer's way through the application: PUSH saves focus, POP gives it back (S4). */
export interface Navigation {
  readonly location: Observed<Location>;
  /** Opens an inside address on top of this one. */
  push(address: string): void;
  /** Puts an inside address in the place of this one. */
  replace(address: string): void;
  /** Goes back one step; answers false where there is none within the application. */
  back(): boolean;
  /** Stops hearing the history. */
  stop(): void;
}

/** Makes the {@link Navigation} of an application, standing where the history stands. */
export function createNavigation(deps: NavigationDeps): Navigation {
  const { history, focus, telemetry, routes } = deps;
  const snapshots = new Map<string, FocusSnapshot>();

  const universes = new Map<string, string | undefined>();

  const toLocation = (entry: HistoryEntry, change: NavigationChange, from?: Location): Location => {
    const screen = resolveScreen(entry.path, routes);
    const own = routes.universeOf(screen.path);
    // What is opened from within a world stays in it, unless the menu above leads out.
    const inherited = universes.has(entry.key) || isFromMenu(entry.path) ? universes.get(entry.key) : from?.universe;
    const universe = own === null ? inherited : own;
    universes.set(entry.key, universe);
    return { entryKey: entry.key, address: entry.path, screen, change, universe };
  };

  const location = createObservable(toLocation(history.current, 'start'));

  const saveFocus = (): void => {
    snapshots.set(location.get().entryKey, focus.snapshot());
  };

  const arrive = (entry: HistoryEntry, change: NavigationChange): void => {
    const saved = change === 'pop' ? snapshots.get(entry.key) : undefined;
    location.set(toLocation(entry, change, location.get()));
    if (saved) focus.restore(saved);
    else focus.focus(deps.contentIdOf(entry.key));
    if (change !== 'start') telemetry.emit({ type: 'navigated', path: location.get().screen.path, change });
  };

  const stopHistory: Unsubscribe = history.subscribe(({ entry }) => {
    // The browser's own buttons arrive here too; what the viewer leaves keeps its focus for a way forward.
    saveFocus();
    arrive(entry, 'pop');
  });

  arrive(history.current, 'start');

  return {
    location,
    push(address) {
      saveFocus();
      arrive(history.push(address), 'push');
    },
    replace(address) {
      arrive(history.replace(address), 'replace');
    },
    back() {
      if (!history.canGoBack) return false;
      history.back();
      return true;
    },
    stop: stopHistory,
  };
}

/** Pages opened from the header say so in their address (S2). */
function isFromMenu(address: string): boolean {
  return /[?&]featured=true(&|#|$)/.test(address);
}
