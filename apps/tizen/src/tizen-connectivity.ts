import { attempt, createNavigatorConnectivity } from '@fjernsyn/browser';
import { createEmitter } from '@fjernsyn/kernel';
import type { Connectivity } from '@fjernsyn/platform';
import type { TizenWindow } from './tizen-api';

/** States of `webapis.network` that name the way out; the others are of cables and modules. */
const gateway: Readonly<Record<number, boolean | undefined>> = { 4: true, 5: false };

/** Makes what a Samsung set says of its network, and the browser's word where the set has none. */
export function createTizenConnectivity(window: Window & TizenWindow): Connectivity {
  const spoken = createNavigatorConnectivity(window);
  const network = window.webapis?.network;
  const ask = (): boolean | undefined => attempt(() => network && network.getActiveConnectionType() !== 0);
  const changes = createEmitter<boolean>();
  let isOnline = ask() ?? spoken.isOnline;
  const turn = (next: boolean): void => {
    if (next === isOnline) return;
    isOnline = next;
    changes.emit(next);
  };
  const isHeard = attempt(() =>
    network?.addNetworkStateChangeListener((state) => turn(gateway[state] ?? ask() ?? isOnline)),
  );
  if (isHeard === undefined) spoken.subscribe(turn);
  return {
    get isOnline() {
      return isOnline;
    },
    subscribe: changes.subscribe,
  };
}
