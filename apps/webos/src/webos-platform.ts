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
import { type WebosWindow, webosSystemOf } from './webos-api';
import { webosKeyMap } from './webos-keys';

/** Every port on a set by LG; `playerUrl` is where Shaka's script lies. */
export function createWebosPlatform(window: Window & typeof globalThis & WebosWindow, playerUrl: string): Ports {
  const page = createPagePorts(window);
  const { clock } = page;
  const device = createSetDeviceInfo(window, { target: 'webos', serviceDevice: 'tv_webos', model: '' });
  return {
    ...page,
    device,
    remote: createKeyboardRemote(window, webosKeyMap, clock),
    lifecycle: createPageLifecycle(window, {
      exit: () => void attempt(() => webosSystemOf(window)?.platformBack?.()),
      exitStyle: 'system',
    }),
    history: createMemoryHistory(),
    connectivity: createNavigatorConnectivity(window),
    mediaEngines: createShakaEngines({ window, clock, scriptUrl: playerUrl, deviceClass: device.deviceClass }),
    speech: createSpeechSynthesisSpeech(window),
    outside: noLinks,
  };
}
