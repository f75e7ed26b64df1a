import type { ConnectedDevice } from '../device/device';
import { recorded, tell } from '../frame/recorded';
import { WebApiException } from './web-api-exception';

const states = {
  LAN_CABLE_ATTACHED: 1,
  LAN_CABLE_DETACHED: 2,
  LAN_CABLE_STATE_UNKNOWN: 3,
  GATEWAY_CONNECTED: 4,
  GATEWAY_DISCONNECTED: 5,
  WIFI_MODULE_STATE_ATTACHED: 6,
  WIFI_MODULE_STATE_DETACHED: 7,
  WIFI_MODULE_STATE_UNKNOWN: 8,
} as const;
const connections = { DISCONNECTED: 0, WIFI: 1, CELLULAR: 2, ETHERNET: 3 } as const;

/** Without it every call of the network is refused. */
export const networkPrivilege = 'http://developer.samsung.com/privilege/network.public';

/** `webapis.network`: a cable that is pulled is told twice, as the cable's end and as the gateway's. */
export function createNetwork(device: ConnectedDevice) {
  const listeners = new Map<number, unknown>();
  let last = 0;
  const record = <Args extends readonly unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    recorded(device, `webapis.network.${name}`, (...args: Args) => {
      if (!device.privileges.includes(networkPrivilege))
        throw new WebApiException('SecurityError', 'Permission denied: no privilege network.public.');
      return run(...args);
    });
  device.subscribe(({ isOnline }, previous) => {
    if (isOnline === previous.isOnline) return;
    const told = isOnline
      ? [states.LAN_CABLE_ATTACHED, states.GATEWAY_CONNECTED]
      : [states.LAN_CABLE_DETACHED, states.GATEWAY_DISCONNECTED];
    for (const listener of listeners.values())
      for (const state of told) tell(device, 'webapis.network.state', listener, state);
  });
  return {
    NetworkState: states,
    NetworkActiveConnectionType: connections,
    getVersion: () => '2.0',
    getActiveConnectionType: record('getActiveConnectionType', () =>
      device.state().isOnline ? connections.ETHERNET : connections.DISCONNECTED,
    ),
    isConnectedToGateway: record('isConnectedToGateway', () => device.state().isOnline),
    addNetworkStateChangeListener: record('addNetworkStateChangeListener', (listener: unknown) => {
      if (typeof listener !== 'function')
        throw new WebApiException('TypeMismatchError', 'The listener is no function.');
      last += 1;
      listeners.set(last, listener);
      return last;
    }),
    removeNetworkStateChangeListener: record('removeNetworkStateChangeListener', (id: number) => {
      if (!listeners.delete(id)) throw new WebApiException('InvalidValuesError', `No listener ${id}.`);
    }),
  };
}
