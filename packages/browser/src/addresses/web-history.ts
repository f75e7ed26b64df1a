import { createEmitter } from '@fjernsyn/kernel';
import type { History, HistoryArrival, HistoryEntry } from '@fjernsyn/platform';

interface Place extends HistoryEntry {
  readonly index: number;
}

/** Makes the history of a browser: real addresses, whose keys and order stand in `history.state` and so survive a reload. */
export function createWebHistory(window: Window): History {
  const arrivals = createEmitter<HistoryArrival>();
  const session = Date.now().toString(36);
  let count = 0;
  const nextKey = (): string => `${session}-${count++}`;

  const write = (place: Place, method: 'pushState' | 'replaceState'): Place => {
    window.history[method]({ fjernsyn: { key: place.key, index: place.index } }, '', place.path);
    return place;
  };
  /** The place where the browser stands; one that it came to without us gets a key, as the place after `beforeIndex`. */
  const arrive = (beforeIndex: number): Place => {
    const path = pathOf(window.location);
    const known = toKnown(window.history.state);
    return known ? { ...known, path } : write({ key: nextKey(), index: beforeIndex + 1, path }, 'replaceState');
  };

  let current = arrive(-1);
  window.addEventListener('popstate', () => {
    const before = current.index;
    current = arrive(before);
    arrivals.emit({ entry: current, direction: current.index < before ? 'back' : 'forward' });
  });

  return {
    hasAddresses: true,
    get current() {
      return current;
    },
    get canGoBack() {
      return current.index > 0;
    },
    push(path) {
      current = write({ key: nextKey(), index: current.index + 1, path }, 'pushState');
      return current;
    },
    replace(path) {
      current = write({ ...current, key: nextKey(), path }, 'replaceState');
      return current;
    },
    readdress(path) {
      current = write({ ...current, path }, 'replaceState');
      return current;
    },
    back() {
      if (current.index > 0) window.history.back();
    },
    subscribe: arrivals.subscribe,
  };
}

function pathOf(location: Location): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

function toKnown(state: unknown): { readonly key: string; readonly index: number } | undefined {
  const ours = (state as { readonly fjernsyn?: { readonly key?: unknown; readonly index?: unknown } } | null)?.fjernsyn;
  if (typeof ours?.key !== 'string' || typeof ours.index !== 'number') return undefined;
  return { key: ours.key, index: ours.index };
}
