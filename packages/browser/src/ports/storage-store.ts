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
  const held = new Map<string, string>();
  const seen = new Set<string>();
  const changes = createEmitter<string>();
  let isDurable = storage !== undefined;

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
      return held.get(key) ?? attempt(() => storage?.getItem(key) ?? undefined);
    },
    write(key, value) {
      seen.add(key);
      const isKept = attempt(() => {
        storage?.setItem(key, value);
        return storage !== undefined;
      });
      if (isKept) {
        held.delete(key);
        return;
      }
      isDurable = false;
      held.set(key, value);
    },
    remove(key) {
      held.delete(key);
      attempt(() => storage?.removeItem(key));
    },
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
