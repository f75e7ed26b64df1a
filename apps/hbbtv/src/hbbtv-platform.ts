import {
  createBrowserEngines,
  createKeyboardRemote,
  createMemoryHistory,
  createNavigatorConnectivity,
  createPageLifecycle,
  createPagePorts,
  createSetDeviceInfo,
  createSpeechSynthesisSpeech,
  createWindowCookies,
  type KeyMap,
  noLinks,
  type PlayerScripts,
} from '@fjernsyn/browser';
import type { Ports } from '@fjernsyn/platform';
import { readHbbtvCaptions, readHbbtvFacts } from './hbbtv-facts';
import { createHbbtvLifecycle } from './hbbtv-lifecycle';
import { createAvObjectEngines } from './media/av-object/av-object-engines';
import { createBroadcastEngines } from './media/broadcast-engines';
import { findBroadcast } from './page-objects/broadcast';
import { readParentalControl } from './page-objects/read-parental-control';
import type { SetApplication } from './page-objects/set-application';
import type { AppVisibility } from './red-button/app-visibility';

/** Dependencies of {@link createHbbtvPlatform}. */
export interface HbbtvPlatformDeps {
  readonly window: Window & typeof globalThis;
  readonly playerScripts: PlayerScripts;
  readonly keys: KeyMap;
  readonly application: SetApplication;
  /** Undefined for an application that the portal started. */
  readonly visibility: AppVisibility | undefined;
}

/** Every port on a set that runs HbbTV. */
export async function createHbbtvPlatform(deps: HbbtvPlatformDeps): Promise<Ports> {
  const { window, playerScripts, keys, application, visibility } = deps;
  const { document } = window;
  const page = createPagePorts(window);
  const { clock } = page;
  const broadcast = await findBroadcast(document, clock, application.isFromBroadcast);
  const { backend, language, version, ...facts } = readHbbtvFacts(window);
  const captions = () => readHbbtvCaptions(document);
  const parentalControl = () => readParentalControl(document);
  // Read for the first time: an object that comes late is there once somebody asks.
  parentalControl();
  const device = createSetDeviceInfo(window, facts);
  const { deviceClass } = device;
  const history = createMemoryHistory();
  let isWatching = false;
  const engines =
    backend === 'av-object'
      ? createAvObjectEngines(clock)
      : createBrowserEngines({ window, clock, ...playerScripts, deviceClass, captions });

  visibility?.isVisible.subscribe(() => {
    // What is watched holds the decoder that the broadcast needs: the viewer comes back to where it was chosen.
    if (!visibility.isVisible.get() && isWatching) history.back();
  });

  return {
    ...page,
    cookies: createWindowCookies(window),
    device: {
      ...device,
      engine: [version && `HbbTV ${version}`, device.engine].filter((part) => part !== '').join(', '),
      language: language ?? device.language,
      captions,
      parentalControl,
      safeArea: 'broadcast',
      isBackspaceBack: keys.byCode[8] === 'back',
    },
    remote: createKeyboardRemote(window, keys, clock),
    lifecycle: createHbbtvLifecycle({ page: createPageLifecycle(window), application, broadcast, visibility }),
    history,
    connectivity: createNavigatorConnectivity(window),
    mediaEngines: createBroadcastEngines(engines, {
      onTaken() {
        isWatching = true;
        broadcast.stop();
        application.askForKeys('watching');
      },
      onFree() {
        isWatching = false;
        broadcast.giveBack();
        application.askForKeys(visibility?.isVisible.get() === false ? 'notice' : 'browsing');
      },
    }),
    speech: createSpeechSynthesisSpeech(window),
    outside: noLinks,
  };
}
