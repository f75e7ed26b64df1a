import { createEmitter } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';
import { attempt } from '../attempt';

/** The part of a window that {@link createStorageStore} needs. */
export interface StorageWindow {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/** Which of the window's storages: the set's, or the one that lasts as long as the visit. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Makes a store on a storage of the window; what it refuses lives in memory, and then the store is no longer durable. */
export function createStorageStore(window: StorageWindow, name: StorageName = 'localStorage'): KeyValueStore {
  const storage = usableStorage(window, name);
  const held = new Map<string, string | undefined>();
  const seen = new Set<string>();
  const changes = createEmitter<string>();
  let isDurable = storage !== undefined;

  /** A change that the storage refuses counts in memory: also a removal, or the old text would come back. */
  const change = (key: string, value: string | undefined): void => {
    seen.add(key);
    const isDone = attempt(() => {
      if (value === undefined) storage?.removeItem(key);
      else storage?.setItem(key, value);
      return storage !== undefined;
    });
    if (isDone) held.delete(key);
    else {
      isDurable = false;
      held.set(key, value);
    }
  };

  window.addEventListener('storage', (event) => {
    if (event.storageArea !== null && event.storageArea !== storage) return;
    // Another tab that empties the storage names no key.
    const keys = event.key === null ? Array.from(seen) : [event.key];
    for (const key of keys) {
      held.delete(key);
      changes.emit(key);
    }
  });

  return {
    get isDurable() {
      return isDurable;
    },
    read(key) {
      seen.add(key);
      return held.has(key) ? held.get(key) : attempt(() => storage?.getItem(key) ?? undefined);
    },
    write: change,
    remove: (key) => change(key, undefined),
    subscribe: changes.subscribe,
  };
}

const probeKey = 'fjernsyn.probe';

/** The storage where it can be written: a forbidden one throws on reading the property already, a full one on writing. */
function usableStorage(window: StorageWindow, name: StorageName): Storage | undefined {
  const storage = attempt(() => window[name]);
  const isUsable = attempt(() => {
    storage?.setItem(probeKey, '1');
    storage?.removeItem(probeKey);
    return storage !== undefined && storage !== null;
  });
  return isUsable ? storage : undefined;
}
