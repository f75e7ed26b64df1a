import type { ConnectedDevice } from '../device/device';
import { freshDocument } from '../device/device-state';
import { installHbbtv } from '../hbbtv/install-hbbtv';
import { hbbtvGate } from '../hbbtv/keyset';
import { installTizen } from '../tizen/install-tizen';
import { tizenGate } from '../tizen/tv-input-device';
import { installWebos } from '../webos/install-webos';
import { webosGate } from '../webos/webos-keys';
import type { AppWindow } from './app-window';
import { installKeys } from './deliver-key';
import type { DeviceFrame } from './device-frame';
import { installKeyboard } from './install-keyboard';
import { installMediaSource } from './install-media-source';
import { installNetwork } from './install-network';
import { installStorage } from './install-storage';
import { installUserAgent } from './install-user-agent';
import { installVisibility } from './install-visibility';
import type { KeyGate } from './key-face';
import { installScreenReader } from './screen-reader';

function installOwn(window: AppWindow, device: ConnectedDevice, frame: DeviceFrame): KeyGate {
  switch (device.model.target) {
    case 'tizen':
      frame.openWebapis = installTizen(window, device).openWebapis;
      return tizenGate(device);
    case 'webos':
      installWebos(window, device);
      return webosGate;
    case 'hbbtv':
      installHbbtv(window, device);
      return hbbtvGate(device);
  }
}

/** Makes a window one of the set's: what all sets have in common, then what this one has alone. */
export function installDevice(window: AppWindow, device: ConnectedDevice, frame: DeviceFrame): void {
  device.update({ ...freshDocument, isApplicationShown: device.model.target !== 'hbbtv' });
  installUserAgent(window, device);
  installVisibility(window, device);
  installStorage(window, device);
  installNetwork(window, device);
  installMediaSource(window, device);
  installKeyboard(window, device);
  installScreenReader(window, device);
  installKeys(window, device, installOwn(window, device, frame));
}
