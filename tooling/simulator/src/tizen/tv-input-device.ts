import type { ConnectedDevice } from '../device/device';
import type { SimulatorKey } from '../device/simulator-key';
import { type AppWindow, soon } from '../frame/app-window';
import type { KeyGate } from '../frame/key-face';
import { recorded } from '../frame/recorded';
import { askedTizenKeys, otherTizenKeys, ownTizenKeys, type TizenKey } from './tizen-keys';
import { WebApiException } from './web-api-exception';

/** Without it no button can be asked for. */
export const inputPrivilege = 'http://tizen.org/privilege/tv.inputdevice';

/** Present on the set and to be registered, though its list does not name it. */
const unlisted = 'MediaPlayPause';

/** Lets through the arrows, OK and Back, and whatever is registered. */
export function tizenGate(device: ConnectedDevice): KeyGate {
  return (key) => {
    const own = ownTizenKeys[key as SimulatorKey];
    if (own !== undefined) return own;
    const asked = askedTizenKeys[key as SimulatorKey];
    if (asked === undefined) return { why: 'the set keeps this button' };
    return device.state().registeredKeys.includes(asked.name) ? asked : { why: `${asked.name} is not registered` };
  };
}

/** `tizen.tvinputdevice`: the buttons that the set knows, and those that the application asks for. */
export function createTvInputDevice(window: AppWindow, device: ConnectedDevice) {
  const known: readonly TizenKey[] = [...Object.values(askedTizenKeys), ...otherTizenKeys];
  const isKnown = (name: string): boolean => known.some((key) => key.name === name);
  const check = (name: string): void => {
    if (!device.privileges.includes(inputPrivilege))
      throw new WebApiException('SecurityError', 'Permission denied: no privilege tv.inputdevice.');
    if (!isKnown(name)) throw new WebApiException('InvalidValuesError', `Unknown key name: ${name}.`);
  };
  const registered = (): readonly string[] => device.state().registeredKeys;
  const register = (name: string): void => {
    check(name);
    if (!registered().includes(name)) device.update({ registeredKeys: [...registered(), name] });
  };
  const unregister = (name: string): void => {
    check(name);
    device.update({ registeredKeys: registered().filter((other) => other !== name) });
  };
  const listed = (): TizenKey[] => known.filter(({ name }) => name !== unlisted).map((key) => ({ ...key }));
  const record = <Args extends readonly unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    recorded(device, `tizen.tvinputdevice.${name}`, run);

  return {
    getSupportedKeys: record('getSupportedKeys', listed),
    getKey: record('getKey', (name: string) => listed().find((key) => key.name === name) ?? null),
    registerKey: record('registerKey', register),
    unregisterKey: record('unregisterKey', unregister),
    registerKeyBatch: record(
      'registerKeyBatch',
      (names: readonly string[], done?: () => void, fail?: (error: unknown) => void) => {
        if (!device.privileges.includes(inputPrivilege)) check('');
        soon(window, () => {
          try {
            for (const name of names) register(name);
            done?.();
          } catch (error) {
            fail?.(error);
          }
        });
      },
    ),
  };
}
