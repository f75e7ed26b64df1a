import { createEmitter, type Emitter, type Observed } from '@fjernsyn/kernel';
import type { Mark } from './mark';

/** The marks of one kind, by item. */
export interface MarkBook<Value, State> {
  /** The state of an item: the same object for all who listen at the same time. Looking at an item keeps nothing of it. */
  of(itemId: string): Observed<State>;
  read(itemId: string): Mark<Value>;
  write(itemId: string, mark: Mark<Value>): void;
  /** What {@link MarkBook.take} needs to know which marks have changed since. */
  turn(): number;
  /** Takes what the service had of all items at a turn. What was written since, or is on its way, stays. */
  take(values: Readonly<Record<string, Value>>, turn: number): void;
  /** Forgets every mark: they were another viewer's. */
  clear(): void;
}

/** Options of {@link createMarkBook}. */
export interface MarkBookOptions<Value, State> {
  /** The value of an item without a mark. */
  readonly blank: Value;
  readonly toState: (mark: Mark<Value>) => State;
  /** The value that counts where the service has another one than we; the service's where nothing is said. */
  readonly merge?: (own: Value, taken: Value) => Value;
}

interface Entry<Value, State> {
  readonly mark: Mark<Value>;
  readonly state: State;
  readonly turn: number;
}

/** Makes a {@link MarkBook} without a mark. */
export function createMarkBook<Value, State>(options: MarkBookOptions<Value, State>): MarkBook<Value, State> {
  const { blank, toState, merge = (_, taken) => taken } = options;
  const toEntry = (mark: Mark<Value>, at: number): Entry<Value, State> => ({ mark, state: toState(mark), turn: at });
  const none = toEntry({ confirmed: blank }, 0);
  const entries = new Map<string, Entry<Value, State>>();
  const listened = new Map<string, { readonly observed: Observed<State>; readonly changes: Emitter<void> }>();
  let turn = 0;

  const entryOf = (itemId: string): Entry<Value, State> => entries.get(itemId) ?? none;
  const put = (itemId: string, mark: Mark<Value>, at: number): void => {
    const before = entryOf(itemId);
    const next = toEntry(mark, at);
    const isSame = isSameState(before.state, next.state);
    entries.set(itemId, isSame ? { ...next, state: before.state } : next);
    if (!isSame) listened.get(itemId)?.changes.emit();
  };

  return {
    of(itemId) {
      const found = listened.get(itemId);
      if (found) return found.observed;
      const observed: Observed<State> = {
        get: () => entryOf(itemId).state,
        subscribe(listener) {
          const known = listened.get(itemId) ?? { observed, changes: createEmitter<void>() };
          listened.set(itemId, known);
          const end = known.changes.subscribe(listener);
          return () => {
            end();
            if (known.changes.size === 0 && listened.get(itemId) === known) listened.delete(itemId);
          };
        },
      };
      return observed;
    },
    read: (itemId) => entryOf(itemId).mark,
    write(itemId, mark) {
      turn += 1;
      put(itemId, mark, turn);
    },
    turn: () => turn,
    take(values, since) {
      const isSettled = ({ mark, turn: at }: Entry<Value, State>): boolean => mark.wished === undefined && at <= since;
      for (const [itemId, entry] of Array.from(entries))
        if (isSettled(entry) && values[itemId] === undefined) put(itemId, none.mark, entry.turn);
      for (const itemId of Object.keys(values)) {
        const entry = entryOf(itemId);
        const value = values[itemId];
        if (value === undefined || !isSettled(entry)) continue;
        put(itemId, { confirmed: entries.has(itemId) ? merge(entry.mark.confirmed, value) : value }, entry.turn);
      }
    },
    clear() {
      turn += 1;
      const known = Array.from(entries.keys());
      entries.clear();
      for (const itemId of known) listened.get(itemId)?.changes.emit();
    },
  };
}

function isSameState(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
