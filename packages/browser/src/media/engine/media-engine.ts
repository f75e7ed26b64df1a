import { AppError, createEmitter } from '@fjernsyn/kernel';
import {
  type MediaEngine,
  type MediaObservation,
  type MediaSource,
  mediaErrors,
  nothingObserved,
} from '@fjernsyn/platform';
import { createLoadRace } from './load-race';

/** How a backend tells of itself. Both do nothing after the engine's end. */
export interface EngineEvents {
  /** Something may have changed. */
  publish(): void;
  /** What is loaded can no longer play, or with `media/text` plays on without its subtitles; a load that fails rejects instead. */
  fail(error: AppError): void;
}

type Controls = Pick<MediaEngine, 'play' | 'pause' | 'seek' | 'setRate' | 'setVolume' | 'selectTrack'>;

/** What one kind of engine does in its own way. `seek` and `selectTrack` are called while something is loaded. */
export interface EngineBackend extends Controls {
  readonly abilities: MediaEngine['abilities'];
  /** Reads what is shown, while something is loaded. */
  observe(): MediaObservation;
  /** Lets go of what is loaded, before the next load. */
  unload?(): void;
  /** Resolves when playing can begin. A load that was overtaken may stay open. */
  load(source: MediaSource): Promise<void>;
  /** Goes to the start and adds what stands beside the media, once it is loaded and nothing has overtaken it. */
  begin?(source: MediaSource): void;
  /** The small pictures of what is loaded. */
  loadThumbnails?: MediaEngine['loadThumbnails'];
  /** Gives the decoder back; called once. */
  release(): void | Promise<void>;
}

/** Makes an engine of its backend: it tells observations and errors, lets the last load win, and ends once. */
export function createMediaEngine(createBackend: (events: EngineEvents) => EngineBackend): MediaEngine {
  const changes = createEmitter<MediaObservation>();
  const errors = createEmitter<AppError>();
  const loads = createLoadRace();
  let observation = nothingObserved;
  let isLoaded = false;
  let disposal: Promise<void> | undefined;
  let isDisposed = false;

  const publish = (): void => {
    if (isDisposed) return;
    const next = isLoaded ? backend.observe() : nothingObserved;
    if (isSameObservation(next, observation)) return;
    observation = next;
    changes.emit(next);
  };
  const fail = (error: AppError): void => {
    if (isLoaded && !isDisposed) errors.emit(error);
  };
  const end = async (): Promise<void> => {
    isDisposed = true;
    isLoaded = false;
    observation = nothingObserved;
    loads.end();
    await backend.release();
  };
  const backend = createBackend({ publish, fail });

  return {
    abilities: backend.abilities,
    get observation() {
      return observation;
    },
    async load(source) {
      if (isDisposed) throw new AppError(mediaErrors.superseded);
      const finish = loads.begin();
      isLoaded = false;
      backend.unload?.();
      publish();
      if (!backend.abilities.formats.includes(source.format)) throw new AppError(mediaErrors.unsupported);
      await finish(backend.load(source));
      isLoaded = true;
      backend.begin?.(source);
      publish();
    },
    play: () => backend.play(),
    pause: () => backend.pause(),
    seek(positionSeconds) {
      if (!isLoaded) return;
      backend.seek(positionSeconds);
      publish();
    },
    setRate: (rate) => backend.setRate(rate),
    setVolume: (volume, isMuted) => backend.setVolume(volume, isMuted),
    selectTrack(type, id) {
      if (!isLoaded) return;
      backend.selectTrack(type, id);
      publish();
    },
    loadThumbnails: async () => (isLoaded && (await backend.loadThumbnails?.().catch(() => []))) || [],
    subscribe(onChange, onError) {
      const ends = [changes.subscribe(onChange), errors.subscribe(onError)];
      return () => {
        for (const end of ends) end();
      };
    },
    dispose() {
      disposal ??= end();
      return disposal;
    },
  };
}

function isSameObservation(one: MediaObservation, other: MediaObservation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
