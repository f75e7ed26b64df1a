import { createNavigatorConnectivity } from '@fjernsyn/browser';
import { createEmitter } from '@fjernsyn/kernel';
import type { Connectivity } from '@fjernsyn/platform';
import type { Luna, LunaAnswer } from './luna';

/** Makes what a set by LG says of its network, and the browser's word until it does and where it refuses. */
export function createWebosConnectivity(window: Window, luna: Luna): Connectivity {
  const spoken = createNavigatorConnectivity(window);
  const changes = createEmitter<boolean>();
  let isHeard = false;
  let isOnline = spoken.isOnline;
  const turn = (next: boolean): void => {
    if (next === isOnline) return;
    isOnline = next;
    changes.emit(next);
  };
  luna.ask('com.palm.connectionmanager/getStatus', { subscribe: true }, (answer) => {
    const next = answer && isConnected(answer);
    if (next === undefined) return;
    isHeard = true;
    turn(next);
  });
  spoken.subscribe((next) => {
    if (!isHeard) turn(next);
  });
  return {
    get isOnline() {
      return isOnline;
    },
    subscribe: changes.subscribe,
  };
}

/** Whether any way out is connected. That the set reaches LG's own servers says little of ours, so it counts only where nothing else is told. */
function isConnected({ wired, wifi, isInternetConnectionAvailable }: LunaAnswer): boolean | undefined {
  const states = [wired, wifi].map((way) => (way as { readonly state?: unknown } | undefined)?.state);
  if (states.some((state) => state !== undefined)) return states.includes('connected');
  return typeof isInternetConnectionAvailable === 'boolean' ? isInternetConnectionAvailable : undefined;
}
