import {
  attempt,
  createBrowserEngines,
  createKeyboardRemote,
  createMemoryHistory,
  createPageLifecycle,
  createPagePorts,
  createSetDeviceInfo,
  createStoredCookies,
  createWakefulEngines,
  noLinks,
  type PlayerScripts,
} from '@fjernsyn/browser';
import type { Ports } from '@fjernsyn/platform';
import { createLuna } from './luna';
import { closeKeyboardFirst } from './quirks/close-keyboard-first';
import { dropClickEcho } from './quirks/drop-click-echo';
import { ignoreStrayMove } from './quirks/ignore-stray-move';
import { type WebosWindow, webosSystemOf } from './webos-api';
import { createWebosConnectivity } from './webos-connectivity';
import { readWebosFacts } from './webos-facts';
import { webosKeyMap } from './webos-keys';
import { hearLaunches, readLaunchPath } from './webos-launch';
import { createWebosScreensaver } from './webos-screensaver';
import { followWebosSettings } from './webos-settings';
import { createWebosSpeech } from './webos-speech';

/** Every port on a set by LG. */
export function createWebosPlatform(
  window: Window & typeof globalThis & WebosWindow,
  playerScripts: PlayerScripts,
): Ports {
  const page = createPagePorts(window);
  const { clock } = page;
  const luna = createLuna(window);
  const settings = followWebosSettings(luna);
  const captions = () => settings.captions;
  const { language, ...facts } = readWebosFacts(window);
  const device = createSetDeviceInfo(window, facts);
  const { deviceClass } = device;
  const engines = createBrowserEngines({ window, clock, ...playerScripts, deviceClass, captions });
  const screensaver = createWebosScreensaver({
    luna,
    appId: String(webosSystemOf(window)?.identifier ?? 'app'),
    ...page,
  });
  window.addEventListener('pagehide', screensaver.mayCome);
  const path = readLaunchPath(window);
  // These hear everything before the page does, and keep from it what nobody meant.
  ignoreStrayMove(window);
  closeKeyboardFirst(window);
  dropClickEcho(window, clock);
  return {
    ...page,
    cookies: createStoredCookies(page.store, clock),
    device: { ...device, language: language ?? device.language, captions, hasOwnKeyboard: true },
    remote: createKeyboardRemote(window, webosKeyMap, clock),
    lifecycle: createPageLifecycle(window, {
      exit: () => void attempt(() => webosSystemOf(window)?.platformBack?.()),
      exitStyle: 'system',
      hearRelaunch: hearLaunches(window, path),
    }),
    history: createMemoryHistory(path),
    connectivity: createWebosConnectivity(window, luna),
    mediaEngines: createWakefulEngines(engines, screensaver),
    speech: createWebosSpeech(window.document, luna, settings),
    outside: noLinks,
  };
}
