import { createMediaEngine, type EngineBackend, type EngineEvents } from '@fjernsyn/browser';
import { AppError, type ErrorCode, type Unsubscribe } from '@fjernsyn/kernel';
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
  let startSeconds = 0;
  let isPlayWanted = false;
  let stopReading: Unsubscribe | undefined;

  const keepReading = (): void => {
    stopReading?.();
    stopReading = clock.after(readEveryMs, () => {
      publish();
      keepReading();
    });
  };

  const hearState = (of: AvObject): void => {
    if (of !== object) return;
    if (of.playState === avStates.playing && startSeconds > 0) {
      const startMs = startSeconds * 1000;
      startSeconds = 0;
      of.seek(startMs);
    }
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
    observe: () => (object ? observe(object, isPlayWanted, startSeconds) : nothingObserved),
    unload: letGo,
    async load(source) {
      const placed = place(source);
      object = placed;
      startSeconds = source.startSeconds;
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
      // Before it has connected the object takes no position.
      if (object && isConnected(object)) object.seek(positionSeconds * 1000);
      else startSeconds = positionSeconds;
    },
    setRate: () => undefined,
    setVolume: () => undefined,
    selectTrack: () => undefined,
    release: letGo,
  };
}

function isConnected({ playState }: AvObject): boolean {
  return playState === avStates.playing || playState === avStates.paused || playState === avStates.buffering;
}

function observe(object: AvObject, isPlayWanted: boolean, startSeconds: number): MediaObservation {
  const { playState } = object;
  const durationSeconds = object.playTime > 0 ? object.playTime / 1000 : undefined;
  const hasEnded = playState === avStates.finished;
  return {
    ...nothingObserved,
    isLoaded: true,
    positionSeconds: startSeconds > 0 ? startSeconds : Math.max(0, object.playPosition || 0) / 1000,
    durationSeconds,
    seekableSeconds: { start: 0, end: durationSeconds ?? 0 },
    isPaused: !isPlayWanted || hasEnded,
    isWaiting: isPlayWanted && !hasEnded && playState !== avStates.playing,
    hasEnded,
  };
}
