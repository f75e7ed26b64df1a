import type { Clock, DeviceClass, DeviceInfo, MediaEngines, ProtectionSystem } from '@fjernsyn/platform';
import { fetchAdapter } from '../engine/fetch-adapter';
import { createShakaLoader, type ShakaWindow } from './load-shaka';
import type { ShakaQuirks } from './shaka-engine';

/** Dependencies of {@link createShakaEngines}. */
export interface ShakaEnginesDeps {
  readonly window: Window;
  readonly clock: Clock;
  /** Where Shaka's own classic script lies, as the build put it. */
  readonly scriptUrl: string;
  readonly deviceClass: DeviceClass;
  readonly quirks?: ShakaQuirks;
  /** The set's settings for subtitles, asked at each opening. */
  readonly captions?: DeviceInfo['captions'];
  /** Fetches our adapter to Shaka. */
  readonly loadAdapter?: () => Promise<typeof import('./open-shaka')>;
}

/**
 * Makes the engines of a device that has Media Source Extensions, or at least plays files by itself. Neither Shaka nor our adapter to it
 * is fetched before it is needed.
 */
export function createShakaEngines({
  quirks = {},
  loadAdapter = () => import('./open-shaka'),
  ...deps
}: ShakaEnginesDeps): MediaEngines {
  const { window, deviceClass, captions } = deps;
  const load = createShakaLoader(window as ShakaWindow, deps.scriptUrl, deps.clock);
  let protection: Promise<readonly ProtectionSystem[]> | undefined;
  const probe = (adapter: typeof import('./open-shaka')) => {
    protection ??= adapter.probeProtection(window, deps.clock);
    return protection;
  };
  return {
    async open(surface, signal) {
      const adapter = await fetchAdapter(loadAdapter);
      const probeProtection = () => probe(adapter);
      return adapter.openShaka({ window, deviceClass, captions, quirks, load, probeProtection }, surface, signal);
    },
    async prepare() {
      await Promise.all([load(), fetchAdapter(loadAdapter).then(probe)]).catch(() => undefined);
    },
  };
}
