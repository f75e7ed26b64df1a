import type { Unsubscribe } from '@fjernsyn/kernel';

/**
 * Small texts kept on the set. Reading and writing never throw: where storage is missing, full or forbidden, values live in memory and
 * `isDurable` is false (reading "Storage missing").
 */
export interface KeyValueStore {
  /** Whether what is written outlives the application. May turn false when a write is refused. */
  readonly isDurable: boolean;
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Tells of keys that another tab or window has changed. */
  subscribe(listener: (key: string) => void): Unsubscribe;
}
