import {
  createBrowserClock,
  createCryptoRandom,
  createFetchTransport,
  createKeyboardRemote,
  createNavigatorConnectivity,
  createPageLifecycle,
  createShakaEngines,
  createSpeechSynthesisSpeech,
  createStorageStore,
  createTelemetryLog,
  createWebDeviceInfo,
  createWebHistory,
  createWebLock,
  createWindowErrors,
  createWindowLinks,
  webKeyMap,
} from '@fjernsyn/browser';
import type { Ports } from '@fjernsyn/platform';

/** Every port on the standard APIs of a desktop browser; `playerUrl` is where Shaka's script lies. */
export function createWebPlatform(window: Window & typeof globalThis, playerUrl: string): Ports {
  const clock = createBrowserClock(window);
  const device = createWebDeviceInfo(window);
  return {
    clock,
    device,
    http: createFetchTransport({
      fetch: (url, init) => window.fetch(url, init),
      clock,
      AbortController: window.AbortController,
    }),
    store: createStorageStore(window),
    visitStore: createStorageStore(window, 'sessionStorage'),
    remote: createKeyboardRemote(window, webKeyMap, clock),
    lifecycle: createPageLifecycle(window),
    history: createWebHistory(window),
    connectivity: createNavigatorConnectivity(window),
    mediaEngines: createShakaEngines({ window, clock, scriptUrl: playerUrl, deviceClass: device.deviceClass }),
    speech: createSpeechSynthesisSpeech(window),
    telemetry: createTelemetryLog({ capacity: 200 }),
    uncaught: createWindowErrors(window),
    random: createCryptoRandom(window),
    lock: createWebLock(window),
    outside: createWindowLinks(window),
  };
}
