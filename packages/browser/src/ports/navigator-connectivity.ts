import { createEmitter } from '@fjernsyn/kernel';
import type { Connectivity } from '@fjernsyn/platform';

/** Makes what the browser says of its network; one that says nothing counts as online. */
export function createNavigatorConnectivity(window: Window): Connectivity {
  const changes = createEmitter<boolean>();
  let isOnline = window.navigator.onLine !== false;
  const turn = (next: boolean): void => {
    if (next === isOnline) return;
    isOnline = next;
    changes.emit(next);
  };
  window.addEventListener('online', () => turn(true));
  window.addEventListener('offline', () => turn(false));
  return {
    get isOnline() {
      return isOnline;
    },
    subscribe: changes.subscribe,
  };
}
