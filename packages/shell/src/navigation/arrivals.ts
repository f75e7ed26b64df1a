import type { FocusEngine } from '@fjernsyn/focus';
import { createObservable, type Observable, type Unsubscribe } from '@fjernsyn/kernel';
import type { HistoryEntry, Telemetry } from '@fjernsyn/platform';
import { isUnkept } from '../addresses/address';
import { contentGroupOf } from './content-group';
import { type HeldPage, type Location, type LocationDeps, type NavigationChange, toLocation } from './location';

/** Dependencies of {@link createArrivals}. */
export interface ArrivalDeps extends LocationDeps {
  readonly focus: FocusEngine;
  readonly telemetry: Telemetry;
}

/** Arriving at places and leaving them: the location, and where focus is in each. */
export interface Arrivals {
  readonly location: Observable<Location>;
  /** Keeps where focus is, with the place that the viewer leaves. */
  saveFocus(): void;
  /** Makes an entry the viewer's place; `held` is the page that waits behind it. */
  arrive(entry: HistoryEntry, change: NavigationChange, held?: HeldPage): void;
  /** The page that waits behind this place; undefined for none. */
  heldPage(): HeldPage | undefined;
}

/** Makes the {@link Arrivals}, at the entry that the application starts with. */
export function createArrivals(deps: ArrivalDeps, started: HistoryEntry): Arrivals {
  const { focus, telemetry, places } = deps;
  const location = createObservable(toLocation(started, 'start', deps));
  let leaveContent: Unsubscribe | undefined;
  let waiting: { readonly entryKey: string; readonly page: HeldPage } | undefined;

  /** A place holds the focus before its screen is there, or what the viewer leaves would hand it to the menu as it goes. */
  const holdFocus = (entryKey: string): void => {
    const group = contentGroupOf(entryKey);
    leaveContent?.();
    leaveContent = focus.register(group);
    focus.focus(group.id);
  };

  return {
    location,
    saveFocus() {
      const { entryKey } = location.get();
      places.set(entryKey, { ...places.get(entryKey), focus: focus.snapshot() });
    },
    arrive(entry, change, held) {
      const saved = change === 'pop' || change === 'start' ? places.get(entry.key)?.focus : undefined;
      if (held) waiting = { entryKey: entry.key, page: held };
      if (change !== 'start') location.set(toLocation(entry, change, deps, location.get()));
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
    },
    heldPage: () => (waiting?.entryKey === location.get().entryKey ? waiting.page : undefined),
  };
}
