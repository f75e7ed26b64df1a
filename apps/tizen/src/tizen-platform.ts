import {
  attempt,
  createKeyboardRemote,
  createMemoryHistory,
  createNavigatorConnectivity,
  createPageLifecycle,
  createPagePorts,
  createSetDeviceInfo,
  createShakaEngines,
  createSpeechSynthesisSpeech,
  noLinks,
} from '@fjernsyn/browser';
import type { Ports } from '@fjernsyn/platform';
import type { TizenWindow } from './tizen-api';
import { openTizenKeys } from './tizen-keys';

/** Every port on a Samsung set; `playerUrl` is where Shaka's script lies. */
export function createTizenPlatform(window: Window & typeof globalThis & TizenWindow, playerUrl: string): Ports {
  const page = createPagePorts(window);
  const { clock, telemetry } = page;
  const device = createSetDeviceInfo(window, { target: 'tizen', serviceDevice: 'tv_tizen', model: '' });
  const { tizen } = window;
  return {
    ...page,
    device,
    remote: createKeyboardRemote(window, openTizenKeys(window, telemetry), clock, { takesLoneReleases: true }),
    lifecycle: createPageLifecycle(window, {
      exit: () => void attempt(() => tizen?.application?.getCurrentApplication().exit()),
    }),
    history: createMemoryHistory(),
    connectivity: createNavigatorConnectivity(window),
    mediaEngines: createShakaEngines({ window, clock, scriptUrl: playerUrl, deviceClass: device.deviceClass }),
    speech: createSpeechSynthesisSpeech(window),
    outside: noLinks,
  };
}
