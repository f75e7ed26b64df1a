import { createEmitter } from '@fjernsyn/kernel';
import type { History, HistoryArrival, HistoryEntry } from '@fjernsyn/platform';

/** Makes the history of a set, which has no addresses: it begins at `path` and is gone with the application. */
export function createMemoryHistory(path = '/'): History {
  const arrivals = createEmitter<HistoryArrival>();
  // Places of an earlier run may still be stored, by its keys.
  const run = Date.now().toString(36);
  let count = 0;
  const toEntry = (at: string): HistoryEntry => ({ path: at, key: `${run}-${count++}` });
  let entries: readonly HistoryEntry[] = [];
  let current = toEntry(path);

  return {
    hasAddresses: false,
    get current() {
      return current;
    },
    get canGoBack() {
      return entries.length > 0;
    },
    push(at) {
      entries = [...entries, current];
      current = toEntry(at);
      return current;
    },
    replace(at) {
      current = toEntry(at);
      return current;
    },
    readdress(at) {
      current = { ...current, path: at };
      return current;
    },
    back() {
      const before = entries[entries.length - 1];
      if (!before) return;
      entries = entries.slice(0, -1);
      current = before;
      arrivals.emit({ entry: before, direction: 'back' });
    },
    subscribe: arrivals.subscribe,
  };
}
