import type { ConnectedDevice } from '../device/device';
import { type AppWindow, place } from '../frame/app-window';
import { installDecoder } from '../frame/install-decoder';
import { keyConstants } from './key-constants';
import { installOipfObjects } from './oipf-objects';

const holding = ['connecting', 'presenting'];

/** Puts an HbbTV set's objects into a window; the broadcast holds the decoder while it shows. */
export function installHbbtv(window: AppWindow, device: ConnectedDevice): void {
  const heldBy = (): string | null => (holding.includes(device.state().tuner) ? 'the broadcast' : null);
  const decoder = installDecoder(window, device, heldBy);
  const constants = keyConstants(device.model);
  place(window, 'KeyEvent', constants);
  for (const name of Object.keys(constants)) place(window, name, constants[name]);
  installOipfObjects(window, device, decoder);
}
