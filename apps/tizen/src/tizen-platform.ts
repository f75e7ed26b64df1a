import {
  attempt,
  createKeyboardRemote,
  createMemoryHistory,
  createPageLifecycle,
  createPagePorts,
  createSetDeviceInfo,
  createSpeechSynthesisSpeech,
  createStoredCookies,
  createWakefulEngines,
  noLinks,
  type PlayerScripts,
} from '@fjernsyn/browser';
import type { Lifecycle, Ports, Speech } from '@fjernsyn/platform';
import { createTizenEngines } from './media/tizen-engines';
import { readRequestedPath } from './requested-path';
import type { TizenWindow } from './tizen-api';
import { readTizenCaptions } from './tizen-captions';
import { createTizenConnectivity } from './tizen-connectivity';
import { hasVoiceGuide, readTizenFacts } from './tizen-facts';
import { openTizenKeys } from './tizen-keys';
import { createTizenPreview } from './tizen-preview';

/** Every port on a Samsung set. */
export function createTizenPlatform(
  window: Window & typeof globalThis & TizenWindow,
  playerScripts: PlayerScripts,
): Ports {
  const page = createPagePorts(window);
  const { clock, telemetry } = page;
  const captions = () => readTizenCaptions(window);
  const device = createSetDeviceInfo(window, readTizenFacts(window));
  const { deviceClass } = device;
  const isHdr = attempt(() => window.webapis?.avinfo?.isHdrTvSupport());
  const engines = createTizenEngines({
    window,
    clock,
    ...playerScripts,
    deviceClass,
    captions,
    quirks: { isHdr },
  });
  return {
    ...page,
    cookies: createStoredCookies(page.store, clock),
    device: { ...device, captions, hasOwnKeyboard: true },
    remote: createKeyboardRemote(window, openTizenKeys(window, telemetry), clock, { takesLoneReleases: true }),
    lifecycle: createTizenLifecycle(window),
    history: createMemoryHistory(readRequestedPath(window)),
    connectivity: createTizenConnectivity(window),
    mediaEngines: createWakefulEngines(engines, {
      keepAway: () => window.webapis?.appcommon?.setScreenSaver(0),
      mayCome: () => window.webapis?.appcommon?.setScreenSaver(1),
    }),
    speech: createTizenSpeech(window),
    outside: noLinks,
    preview: createTizenPreview(window),
  };
}

/** The home of a Samsung set is left by a question of ours and then by `exit()`; what is to be opened meanwhile comes by an event. */
function createTizenLifecycle(window: Window & TizenWindow): Lifecycle {
  return createPageLifecycle(window, {
    exit: () => void attempt(() => window.tizen?.application?.getCurrentApplication().exit()),
    hearRelaunch: (tell) =>
      window.addEventListener('appcontrol', () => {
        const path = readRequestedPath(window);
        if (path !== undefined) tell(path);
      }),
  });
}

/** Speech of ours, and whether the set's voice guide reads instead. */
function createTizenSpeech(window: Window & typeof globalThis & TizenWindow): Speech {
  const own = createSpeechSynthesisSpeech(window);
  return {
    ...own,
    get screenReader() {
      const isOn = hasVoiceGuide(window);
      return isOn === undefined ? 'unknown' : isOn ? 'on' : 'off';
    },
  };
}
