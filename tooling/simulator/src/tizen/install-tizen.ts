import type { ConnectedDevice } from '../device/device';
import { type AppWindow, place } from '../frame/app-window';
import { installDecoder } from '../frame/install-decoder';
import { createAppCommon } from './app-common';
import { createApplication } from './application';
import { createAvInfo } from './av-info';
import { createAvPlay } from './av-play/av-play';
import { createVideoPictures } from './av-play/video-picture';
import { createNetwork } from './network';
import { createPreview } from './preview';
import { createProductInfo } from './product-info';
import { createSystemInfo } from './system-info';
import { createCaptions, createTvInfo } from './tv-info';
import { createTvInputDevice } from './tv-input-device';

/** Puts Samsung's objects into a window; `webapis` comes with the script that a page has to load for it. */
export function installTizen(window: AppWindow, device: ConnectedDevice): { openWebapis(): void } {
  installDecoder(window, device, () => null);
  place(window, 'tizen', {
    ApplicationControl: class {
      constructor(
        readonly operation: string,
        readonly uri: string | null = null,
        readonly mime: string | null = null,
        readonly category: string | null = null,
        readonly data: readonly object[] = [],
      ) {}
    },
    ApplicationControlData: class {
      constructor(
        readonly key: string,
        readonly value: readonly string[],
      ) {}
    },
    application: createApplication(window, device),
    tvinputdevice: createTvInputDevice(window, device),
    tvinfo: createCaptions(device),
    systeminfo: createSystemInfo(window, device),
  });
  const webapis = {
    appcommon: createAppCommon(window, device),
    avinfo: createAvInfo(device),
    avplay: createAvPlay(device, createVideoPictures(window)),
    network: createNetwork(device),
    preview: createPreview(window, device),
    productinfo: createProductInfo(device),
    tvinfo: createTvInfo(device),
  };
  return { openWebapis: () => place(window, 'webapis', webapis) };
}
