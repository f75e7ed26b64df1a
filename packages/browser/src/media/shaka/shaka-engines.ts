import type { Clock, DeviceClass, DeviceInfo, MediaEngines, MediaSource } from '@fjernsyn/platform';
import { fetchAdapter } from '../engine/fetch-adapter';
import { createShakaLoader, type PlayerScripts, type ShakaWindow, untilItFails } from './load-shaka';
import type { ShakaQuirks } from './shaka-configuration';

/** Dependencies of {@link createShakaEngines}. */
export interface ShakaEnginesDeps extends PlayerScripts {
  readonly window: Window;
  readonly clock: Clock;
  readonly deviceClass: DeviceClass;
  readonly quirks?: ShakaQuirks;
  /** The set's settings for subtitles, asked at each opening. */
  readonly captions?: DeviceInfo['captions'];
  /** Fetches our adapter to Shaka. */
  readonly loadAdapter?: () => Promise<typeof import('./shaka-adapter')>;
}

/**
 * Makes the engines of a device that has Media Source Extensions, or at least plays files by itself. Neither Shaka nor our adapter to it
 * is fetched before it is needed.
 */
export function createShakaEngines({
  quirks = {},
  loadAdapter = () => import('./shaka-adapter'),
  ...deps
}: ShakaEnginesDeps): MediaEngines {
  const loader = createShakaLoader(deps.window as ShakaWindow, deps, deps.clock);
  const adapter = untilItFails(async () =>
    (await fetchAdapter(loadAdapter)).createShakaAdapter({ ...deps, quirks, loader }),
  );
  const preload = (source: MediaSource) => {
    let isGivenUp = false;
    let giveUp = (): void => undefined;
    adapter().then(
      (shaka) => {
        if (!isGivenUp) giveUp = shaka.preload(source);
      },
      () => undefined,
    );
    return () => {
      isGivenUp = true;
      giveUp();
    };
  };
  return {
    open: async (surface, signal) => (await adapter()).open(surface, signal),
    async prepare() {
      await Promise.all([loader.load(), adapter().then((shaka) => shaka.probeProtection())]).catch(() => undefined);
    },
    // A set that is short of memory has no room for a beginning that may not be watched.
    ...(deps.deviceClass.memory === 'low' ? {} : { preload }),
  };
}
