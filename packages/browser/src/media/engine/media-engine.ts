import { AppError, createEmitter, type Unsubscribe } from '@fjernsyn/kernel';
import {
  type MediaAbilities,
  type MediaEngine,
  type MediaObservation,
  type MediaSource,
  mediaErrors,
  nothingObserved,
  toWishedAudio,
} from '@fjernsyn/platform';
import { createLoadRace } from './load-race';

/** How a backend tells of itself. Both do nothing after the engine's end. */
export interface EngineEvents {
  /** Something may have changed. */
  publish(): void;
  /** What is loaded can no longer play, or with `media/text` plays on without its subtitles; a load that fails rejects instead. */
  fail(error: AppError): void;
}

type Controls = Pick<MediaEngine, 'play' | 'pause' | 'seek' | 'setRate' | 'setVolume' | 'selectTrack' | 'reconnect'>;

/** What one kind of engine does in its own way. All but `setRate` and `setVolume` is called while something is loaded, and never before. */
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
  const outlet = createOutlet();
  const loads = createLoadRace();
  let isLoaded = false;
  let loading: Promise<void> | undefined;
  let disposal: Promise<void> | undefined;
  let isDisposed = false;

  const publish = (): void => {
    if (!isDisposed) outlet.show(isLoaded ? backend.observe() : nothingObserved);
  };
  const fail = (error: AppError): void => {
    if (isLoaded && !isDisposed) outlet.tell(error);
  };
  const load = async (source: MediaSource): Promise<void> => {
    if (isDisposed) throw new AppError(mediaErrors.superseded);
    const finish = loads.begin();
    isLoaded = false;
    backend.unload?.();
    publish();
    refuseWhereUnable(backend.abilities, source);
    await finish(backend.load(source));
    isLoaded = true;
    backend.begin?.(source);
    beginWithWishedAudio(backend, source);
    publish();
  };
  /** Does what needs something loaded: at once, or when the load under way has ended well; otherwise never. */
  const whenLoaded = async (act: () => void | Promise<void>): Promise<void> => {
    if (!isLoaded) await loading?.catch(() => undefined);
    if (!isLoaded) return;
    const done = act();
    publish();
    await done;
  };
  const end = async (): Promise<void> => {
    isDisposed = true;
    isLoaded = false;
    outlet.clear();
    loads.end();
    await backend.release();
  };
  const backend = createBackend({ publish, fail });

  return {
    abilities: backend.abilities,
    get observation() {
      return outlet.observation;
    },
    load(source) {
      loading = load(source);
      return loading;
    },
    play: () => whenLoaded(() => backend.play()),
    pause: () => void whenLoaded(() => backend.pause()),
    seek: (positionSeconds) => void whenLoaded(() => backend.seek(positionSeconds)),
    setRate: (rate) => backend.setRate(rate),
    setVolume: (volume, isMuted) => backend.setVolume(volume, isMuted),
    ...(backend.reconnect ? { reconnect: () => isLoaded && backend.reconnect?.() } : {}),
    selectTrack: (type, id) => void whenLoaded(() => backend.selectTrack(type, id)),
    loadThumbnails: async () => (isLoaded && (await backend.loadThumbnails?.().catch(() => []))) || [],
    subscribe: outlet.subscribe,
    dispose() {
      disposal ??= end();
      return disposal;
    },
  };
}

/** What listeners of an engine hear: each change of what is observed, and errors. */
function createOutlet() {
  const changes = createEmitter<MediaObservation>();
  const errors = createEmitter<AppError>();
  let observation = nothingObserved;
  return {
    get observation() {
      return observation;
    },
    show(next: MediaObservation): void {
      if (isSameObservation(next, observation)) return;
      observation = next;
      changes.emit(next);
    },
    /** Nobody hears of it. */
    clear(): void {
      observation = nothingObserved;
    },
    tell: errors.emit,
    subscribe(onChange: (observation: MediaObservation) => void, onError: (error: AppError) => void): Unsubscribe {
      const ends = [changes.subscribe(onChange), errors.subscribe(onError)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function refuseWhereUnable({ formats, protection }: MediaAbilities, source: MediaSource): void {
  if (!formats.includes(source.format)) throw new AppError(mediaErrors.unsupported);
  if (source.protection && !protection.includes(source.protection.system)) throw new AppError(mediaErrors.drm);
}

/** An engine that loads anew for other audio has begun with the wished one by itself. */
function beginWithWishedAudio(backend: EngineBackend, { audio }: MediaSource): void {
  if (backend.abilities.audioSwitch !== 'seamless') return;
  const wished = toWishedAudio(backend.observe().tracks, audio);
  if (wished && !wished.isSelected) backend.selectTrack('audio', wished.id);
}

function isSameObservation(one: MediaObservation, other: MediaObservation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
