import { AppError } from '@fjernsyn/kernel';
import type { Clock, DeviceClass, MediaAbilities, MediaEngines, MediaFormat } from '@fjernsyn/platform';
import { browserErrors } from '../errors';
import { createShakaLoader, type ShakaWindow } from './load-shaka';
import { toVideoElement } from './media-surface';
import { createShakaEngine, type ShakaQuirks, toShakaConfiguration } from './shaka-engine';
import { toMediaError } from './shaka-error';

/** What {@link createShakaEngines} stands on. */
export interface ShakaEnginesDeps {
  readonly window: Window;
  readonly clock: Clock;
  /** Where Shaka's own classic script lies, as the build put it. */
  readonly scriptUrl: string;
  readonly deviceClass: DeviceClass;
  readonly quirks?: ShakaQuirks;
}

/** Makes the engines of a device that has Media Source Extensions, or at least plays files by itself. */
export function createShakaEngines(deps: ShakaEnginesDeps): MediaEngines {
  const { window, clock, scriptUrl, deviceClass, quirks = {} } = deps;
  const load = createShakaLoader(window as ShakaWindow, scriptUrl, clock);
  return {
    async open(surface) {
      const video = toVideoElement(surface);
      const abilities = toAbilities(window, video);
      if (abilities.formats.length === 0) {
        throw new AppError(browserErrors.engineUnavailable, { facts: { why: 'no-format' } });
      }
      const { Player } = await load();
      const player = new Player();
      player.configure(toShakaConfiguration(deviceClass, quirks));
      try {
        await player.attach(video);
      } catch (thrown) {
        const { facts } = toMediaError(thrown);
        throw new AppError(browserErrors.engineUnavailable, { facts: { ...facts, why: 'no-attach' } });
      }
      return createShakaEngine({ player, video, abilities });
    },
    async prepare() {
      await load().catch(() => undefined);
    },
  };
}

function toAbilities(window: Window, video: HTMLVideoElement): MediaAbilities {
  const hasMediaSource = 'MediaSource' in window || 'ManagedMediaSource' in window;
  const plays = (mimeType: string): boolean =>
    typeof video.canPlayType === 'function' && video.canPlayType(mimeType) !== '';
  const canPlay: Readonly<Record<MediaFormat, boolean>> = {
    dash: hasMediaSource,
    hls: hasMediaSource || plays('application/vnd.apple.mpegurl'),
    mp4: plays('video/mp4'),
  };
  return {
    formats: (['dash', 'hls', 'mp4'] as const).filter((format) => canPlay[format]),
    live: canPlay.dash || canPlay.hls ? 'seekable' : 'none',
    canChangeRate: true,
    canSetVolume: true,
  };
}
