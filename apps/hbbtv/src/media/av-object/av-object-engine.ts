import { createMediaEngine, type EngineBackend, type EngineEvents } from '@fjernsyn/browser';
import { AppError, type ErrorCode, type MediaSeconds, type Unsubscribe } from '@fjernsyn/kernel';
import {
  type Clock,
  type MediaAbilities,
  type MediaEngine,
  type MediaObservation,
  type MediaSource,
  mediaErrors,
  nothingObserved,
} from '@fjernsyn/platform';
import { type AvObject, avStates } from './av-object';
import { createPlaceSeeker } from './place-seeker';

/** Dependencies of {@link createAvObjectEngine}. */
export interface AvObjectEngineDeps {
  readonly clock: Clock;
  /** Puts an object for the media where the pictures go, in place of the one before. */
  readonly place: (source: MediaSource) => AvObject;
  readonly remove: () => void;
  readonly abilities: MediaAbilities;
}

/** How often the position is read while something plays, as the object tells of states alone. */
const readEveryMs = 500;

const errorCodes: Readonly<Record<number, ErrorCode>> = {
  0: mediaErrors.unsupported,
  1: mediaErrors.network,
  4: mediaErrors.decode,
};

/**
 * Makes the engine of a set's A/V control object, for sets whose browser has no `<video>` worth the name (HbbTV 1.5 and older). The object
 * connects when it first plays, so that a load resolves at once and what is wrong with the media is told afterwards. It has no tracks.
 */
export function createAvObjectEngine(deps: AvObjectEngineDeps): MediaEngine {
  return createMediaEngine((events) => createAvObjectBackend(deps, events));
}

function createAvObjectBackend(
  { clock, place, remove, abilities }: AvObjectEngineDeps,
  { publish, fail }: EngineEvents,
): EngineBackend {
  let object: AvObject | undefined;
  const seeker = createPlaceSeeker();
  let isPlayWanted = false;
  let stopReading: Unsubscribe | undefined;

  const keepReading = (): void => {
    stopReading?.();
    stopReading = clock.after(readEveryMs, () => {
      if (object) seeker.follow(object);
      publish();
      keepReading();
    });
  };

  const hearState = (of: AvObject): void => {
    if (of !== object) return;
    seeker.follow(of);
    if (of.playState === avStates.error) fail(new AppError(errorCodes[of.error ?? -1] ?? mediaErrors.unknown));
    publish();
  };

  const letGo = (): void => {
    stopReading?.();
    stopReading = undefined;
    if (object) {
      object.onPlayStateChange = null;
      object.stop();
    }
    object = undefined;
    isPlayWanted = false;
    remove();
  };

  return {
    abilities,
    observe: () => (object ? observe(object, isPlayWanted, seeker.seconds) : nothingObserved),
    unload: letGo,
    async load(source) {
      const placed = place(source);
      object = placed;
      seeker.seek(source.startSeconds > 0 ? source.startSeconds : undefined);
      placed.onPlayStateChange = () => hearState(placed);
      placed.data = source.url;
    },
    async play() {
      if (!object) return;
      isPlayWanted = true;
      object.play(1);
      keepReading();
      publish();
    },
    pause() {
      isPlayWanted = false;
      object?.play(0);
      stopReading?.();
      publish();
    },
    seek(positionSeconds) {
      seeker.seek(positionSeconds);
      if (object) seeker.follow(object);
    },
    setRate: () => undefined,
    setVolume: () => undefined,
    selectTrack: () => undefined,
    release: letGo,
  };
}

function observe(object: AvObject, isPlayWanted: boolean, soughtSeconds: MediaSeconds | undefined): MediaObservation {
  const { playState } = object;
  const durationSeconds = object.playTime > 0 ? object.playTime / 1000 : undefined;
  const hasEnded = playState === avStates.finished && soughtSeconds === undefined;
  return {
    ...nothingObserved,
    isLoaded: true,
    positionSeconds: soughtSeconds ?? Math.max(0, object.playPosition || 0) / 1000,
    durationSeconds,
    seekableSeconds: { start: 0, end: durationSeconds ?? 0 },
    isPaused: !isPlayWanted || hasEnded,
    isWaiting: isPlayWanted && !hasEnded && playState !== avStates.playing,
    hasEnded,
  };
}
