import { createEmitter } from '@fjernsyn/kernel';
import type { History, HistoryArrival, HistoryEntry } from '../places/history';

/** A history in memory that a test can read and walk. */
export interface FakeHistory extends History {
  readonly entries: readonly HistoryEntry[];
  /** Presses the browser's own forward button. */
  forward(): void;
}

/** Makes a {@link FakeHistory} that stands at `path`, a browser's unless told otherwise. Arrivals are told within the call. */
export function createFakeHistory(path = '/', hasAddresses = true): FakeHistory {
  let count = 0;
  const entryOf = (at: string): HistoryEntry => ({ path: at, key: `entry-${count++}` });
  const first = entryOf(path);
  let entries: readonly HistoryEntry[] = [first];
  let current = first;
  const arrivals = createEmitter<HistoryArrival>();

  const step = (by: 1 | -1): void => {
    const entry = entries[entries.indexOf(current) + by];
    if (!entry) return;
    current = entry;
    arrivals.emit({ entry, direction: by === 1 ? 'forward' : 'back' });
  };

  const put = (entry: HistoryEntry): HistoryEntry => {
    entries = entries.map((other) => (other === current ? entry : other));
    current = entry;
    return entry;
  };

  return {
    hasAddresses,
    get current() {
      return current;
    },
    get entries() {
      return entries;
    },
    get canGoBack() {
      return entries.indexOf(current) > 0;
    },
    push(at) {
      const entry = entryOf(at);
      entries = [...entries.slice(0, entries.indexOf(current) + 1), entry];
      current = entry;
      return entry;
    },
    replace: (at) => put(entryOf(at)),
    readdress: (at) => put({ ...current, path: at }),
    back: () => step(-1),
    forward: () => step(1),
    subscribe: arrivals.subscribe,
  };
}
