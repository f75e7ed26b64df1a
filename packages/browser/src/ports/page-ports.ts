import type { Ports } from '@fjernsyn/platform';
import { createBrowserClock } from './browser-clock';
import { createCryptoRandom } from './crypto-random';
import { createFetchTransport } from './fetch-transport';
import { createStorageStore } from './storage-store';
import { createTelemetryLog } from './telemetry-log';
import { createWebLock } from './web-lock';
import { createWindowErrors } from './window-errors';

/** The ports that are the same on every target. */
export type PagePorts = Pick<
  Ports,
  'clock' | 'http' | 'store' | 'visitStore' | 'telemetry' | 'uncaught' | 'random' | 'lock'
>;

/** Makes the {@link PagePorts} of a window, whatever the set around it. */
export function createPagePorts(window: Window & typeof globalThis): PagePorts {
  const clock = createBrowserClock(window);
  return {
    clock,
    http: createFetchTransport({
      fetch: (url, init) => window.fetch(url, init),
      clock,
      AbortController: window.AbortController,
    }),
    store: createStorageStore(window),
    visitStore: createStorageStore(window, 'sessionStorage'),
    telemetry: createTelemetryLog({ capacity: 200 }),
    uncaught: createWindowErrors(window),
    random: createCryptoRandom(window),
    lock: createWebLock(window),
  };
}
