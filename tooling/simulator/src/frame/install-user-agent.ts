import type { ConnectedDevice } from '../device/device';
import { type AppWindow, placeGetter } from './app-window';

/** Lets the navigator speak as the set's: its agent, the language of a Danish set, no client hints, no voices of a desktop. */
export function installUserAgent(window: AppWindow, { model }: ConnectedDevice): void {
  const { navigator } = window;
  placeGetter(navigator, 'userAgent', () => model.userAgent);
  placeGetter(navigator, 'appVersion', () => model.userAgent.replace(/^Mozilla\//, ''));
  placeGetter(navigator, 'language', () => 'da-DK');
  placeGetter(navigator, 'languages', () => ['da-DK', 'da']);
  placeGetter(navigator, 'platform', () => 'Linux armv7l');
  placeGetter(navigator, 'userAgentData', () => undefined);
  placeGetter(window, 'speechSynthesis', () => undefined);
}
