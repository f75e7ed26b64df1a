import { Window } from 'happy-dom';
import { type ConnectedDevice, createDevice, type Device } from '../device/device';
import { modelOf } from '../device/device-models';
import type { DeviceState, SimulatedTarget } from '../device/device-state';
import type { AppWindow } from '../frame/app-window';

/** A set with a document on it, as the tests of its APIs need it. */
export interface OpenedSet {
  readonly device: Device;
  readonly connected: ConnectedDevice;
  readonly window: AppWindow;
  /** Names of what stands in the log, refusals marked. */
  logged(): readonly string[];
}

/** What a test's set is made of. */
export interface OpenSetOptions {
  readonly model?: string;
  readonly privileges?: readonly string[];
  readonly state?: Partial<DeviceState>;
}

const everything = [
  'http://tizen.org/privilege/tv.inputdevice',
  'http://tizen.org/privilege/application.launch',
  'http://developer.samsung.com/privilege/network.public',
  'http://developer.samsung.com/privilege/productinfo',
];

/** Opens a document on a set of the target. */
export function openSet(
  target: SimulatedTarget,
  { model, privileges = everything, state }: OpenSetOptions = {},
): OpenedSet {
  let atMs = 0;
  const device = createDevice({
    model: modelOf(target, model ?? null),
    privileges,
    channels: ['First', 'Second', 'Third'],
    state: { stage: 'running', ...state },
    now: () => atMs++,
  });
  const window = new Window({ url: 'http://set.example/app/index.html' }) as unknown as AppWindow;
  return {
    device,
    connected: device.connect(),
    window,
    logged: () => device.log().map(({ name, isRefused }) => (isRefused ? `${name} refused` : name)),
  };
}
