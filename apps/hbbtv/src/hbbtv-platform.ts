import {
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
import type { HbbtvWindow } from './hbbtv-api';
import { readHbbtvKeys } from './hbbtv-keys';
import { sendsBackspace } from './quirks/sends-backspace';

/** Every port on a set that runs HbbTV; `playerUrl` is where Shaka's script lies. */
export function createHbbtvPlatform(window: Window & typeof globalThis & HbbtvWindow, playerUrl: string): Ports {
  const page = createPagePorts(window);
  const { clock } = page;
  const device = createSetDeviceInfo(window, { target: 'hbbtv', serviceDevice: 'tv_hbbtv', model: '' });
  const keys = readHbbtvKeys(window, { isBackspaceBack: sendsBackspace(window.navigator.userAgent) });
  return {
    ...page,
    device,
    remote: createKeyboardRemote(window, keys, clock),
    lifecycle: createPageLifecycle(window),
    history: createMemoryHistory(),
    connectivity: createNavigatorConnectivity(window),
    mediaEngines: createShakaEngines({ window, clock, scriptUrl: playerUrl, deviceClass: device.deviceClass }),
    speech: createSpeechSynthesisSpeech(window),
    outside: noLinks,
  };
}
