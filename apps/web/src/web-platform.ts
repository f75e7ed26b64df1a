import {
  createBrowserEngines,
  createKeyboardRemote,
  createNavigatorConnectivity,
  createPageLifecycle,
  createPagePorts,
  createSpeechSynthesisSpeech,
  createWebDeviceInfo,
  createWebHistory,
  createWindowCookies,
  createWindowFullScreen,
  createWindowLinks,
  webKeyMap,
} from '@fjernsyn/browser';
import type { Ports } from '@fjernsyn/platform';

/** Every port on the standard APIs of a desktop browser; `playerUrl` is where Shaka's script lies. */
export function createWebPlatform(window: Window & typeof globalThis, playerUrl: string): Ports {
  const page = createPagePorts(window);
  const { clock } = page;
  const device = createWebDeviceInfo(window);
  return {
    ...page,
    cookies: createWindowCookies(window),
    device,
    remote: createKeyboardRemote(window, webKeyMap, clock),
    lifecycle: createPageLifecycle(window),
    history: createWebHistory(window),
    connectivity: createNavigatorConnectivity(window),
    mediaEngines: createBrowserEngines({ window, clock, scriptUrl: playerUrl, deviceClass: device.deviceClass }),
    speech: createSpeechSynthesisSpeech(window),
    outside: createWindowLinks(window),
    fullScreen: createWindowFullScreen(window),
  };
}
