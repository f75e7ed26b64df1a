import { createMediaEngine, type EngineBackend, type EngineEvents } from '@fjernsyn/browser';
import { AppError, type Unsubscribe } from '@fjernsyn/kernel';
import { type MediaAbilities, type MediaEngine, nothingObserved } from '@fjernsyn/platform';
import { toAvPlayError } from './av-play-error';
import { type AvPlayMedia, type AvPlayMediaDeps, openAvPlayMedia } from './av-play-media';

/** Dependencies of {@link createAvPlayEngine}. */
export interface AvPlayEngineDeps extends Omit<AvPlayMediaDeps, 'subtitles'> {
  /** Makes what draws subtitles, which tells those that cannot be had. */
  readonly createSubtitles: (tell: EngineEvents['fail']) => AvPlayMediaDeps['subtitles'];
  /** Calls when the application is hidden or seen again, and when its page goes. */
  readonly followPage: (listeners: { readonly onVisibility: () => void; readonly onGone: () => void }) => Unsubscribe;
}

/** What AVPlay can do on every set; it has neither a volume of its own nor rates between 1 and 2. */
export const avPlayAbilities: MediaAbilities = {
  formats: ['dash', 'hls', 'mp4'],
  live: 'seekable',
  canChangeRate: false,
  canSetVolume: false,
  protection: ['playready'],
  audioSwitch: 'seamless',
  isPipelineSlow: true,
};

/** Makes the engine of Samsung's AVPlay, which draws its pictures below the page. */
export function createAvPlayEngine(deps: AvPlayEngineDeps): MediaEngine {
  return createMediaEngine((events) => createAvPlayBackend(deps, events));
}

function createAvPlayBackend(deps: AvPlayEngineDeps, events: EngineEvents): EngineBackend {
  const subtitles = deps.createSubtitles(events.fail);
  let media: AvPlayMedia | undefined;
  const close = (): void => {
    media?.end();
    media = undefined;
  };
  const stopFollowing = deps.followPage({ onVisibility: () => media?.followVisibility(), onGone: close });
  return {
    abilities: avPlayAbilities,
    observe: () => media?.observe() ?? nothingObserved,
    unload: close,
    async load(source) {
      try {
        media = openAvPlayMedia({ ...deps, subtitles }, source, events);
        await media.prepare();
      } catch (thrown) {
        throw thrown instanceof AppError ? thrown : toAvPlayError(thrown, false);
      }
    },
    async play() {
      media?.play();
    },
    pause: () => media?.pause(),
    seek: (positionSeconds) => media?.seek(positionSeconds),
    setRate: () => undefined,
    setVolume: () => undefined,
    selectTrack: (type, id) => media?.select(type, id),
    release() {
      close();
      stopFollowing();
      subtitles.remove();
    },
  };
}
