import { createEmitter } from '@fjernsyn/kernel';
import type { KeyValueStore } from '../key-value-store';

/** A store in memory that a test can read and fill from "another tab". */
export interface FakeKeyValueStore extends KeyValueStore {
  readonly values: ReadonlyMap<string, string>;
  /** Writes as another tab does, and tells of it. */
  writeElsewhere(key: string, value: string): void;
}

/** Makes a {@link FakeKeyValueStore}. */
export function createFakeKeyValueStore(
  initial: Readonly<Record<string, string>> = {},
  options: { readonly isDurable?: boolean } = {},
): FakeKeyValueStore {
  const values = new Map(Object.entries(initial));
  const changes = createEmitter<string>();
  return {
    values,
    isDurable: options.isDurable ?? true,
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: changes.subscribe,
    writeElsewhere(key, value) {
      values.set(key, value);
      changes.emit(key);
    },
  };
}
