import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from '../frame/app-window';
import { installDecoder } from '../frame/install-decoder';
import { installPointer } from './install-pointer';
import { installLunaBridge } from './luna-bridge';
import { installWebosSystem } from './webos-system';

/** Puts LG's objects into a window. */
export function installWebos(window: AppWindow, device: ConnectedDevice): void {
  installDecoder(window, device, () => null);
  installWebosSystem(window, device);
  installLunaBridge(window, device);
  installPointer(window, device);
}
