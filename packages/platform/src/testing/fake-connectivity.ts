import { createEmitter } from '@fjernsyn/kernel';
import type { Connectivity } from '../device/connectivity';

/** A network that a test can cut. */
export interface FakeConnectivity extends Connectivity {
  turn(isOnline: boolean): void;
}

/** Makes a {@link FakeConnectivity} that says it is online. */
export function createFakeConnectivity(): FakeConnectivity {
  const changes = createEmitter<boolean>();
  let isOnline = true;
  return {
    get isOnline() {
      return isOnline;
    },
    subscribe: changes.subscribe,
    turn(next) {
      isOnline = next;
      changes.emit(next);
    },
  };
}
