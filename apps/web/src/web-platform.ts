import {
  createBrowserEngines,
  createCast,
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
  createWindowNowPlaying,
  createWindowPictureInPicture,
  type PageConfiguration,
  webKeyMap,
} from '@fjernsyn/browser';
import type { Ports } from '@fjernsyn/platform';

/** What a page says of itself. */
export type WebPage = Pick<PageConfiguration, 'playerScripts' | 'castApplicationId'>;

/** Every port on the standard APIs of a desktop browser, and casting where the broadcaster names a receiver. */
export function createWebPlatform(
  window: Window & typeof globalThis,
  { playerScripts, castApplicationId }: WebPage,
): Ports {
  const page = createPagePorts(window);
  const { clock } = page;
  const device = createWebDeviceInfo(window);
  const engines = createBrowserEngines({ window, clock, ...playerScripts, deviceClass: device.deviceClass });
  return {
    ...page,
    cookies: createWindowCookies(window),
    device,
    remote: createKeyboardRemote(window, webKeyMap, clock),
    lifecycle: createPageLifecycle(window),
    history: createWebHistory(window),
    connectivity: createNavigatorConnectivity(window),
    mediaEngines: engines,
    speech: createSpeechSynthesisSpeech(window),
    outside: createWindowLinks(window),
    fullScreen: createWindowFullScreen(window),
    pictureInPicture: createWindowPictureInPicture(window.document),
    nowPlaying: createWindowNowPlaying(window),
    ...(castApplicationId === undefined
      ? {}
      : createCast({ window, clock, visitStore: page.visitStore, applicationId: castApplicationId, engines })),
  };
}
