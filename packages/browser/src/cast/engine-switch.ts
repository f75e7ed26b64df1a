import { type AppError, createEmitter, type Observed, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import {
  type CastState,
  type MediaEngine,
  type MediaObservation,
  type MediaSource,
  mediaErrors,
} from '@fjernsyn/platform';
import { createKeptPlace, type KeptPlace } from './kept-place';

/** Dependencies of {@link openEngineSwitch}. */
export interface EngineSwitchDeps {
  readonly state: Observed<Pick<CastState, 'status'>>;
  /** Opens the engine of the page, or of the set that is connected; rejects as `MediaEngines.open` does. */
  readonly openEngine: (isCast: boolean) => Promise<MediaEngine>;
}

/** The engine that should play: of the page, or of a set while one is connected. */
export interface EngineSwitch {
  readonly engine: MediaEngine;
  /** Resolves when the engine plays that should; undefined while it does. */
  readonly turning: Promise<void> | undefined;
  /** What is kept for the engine that comes, and until it has all that it is to have. */
  kept: KeptPlace | undefined;
  /** What is loaded, or is to be. */
  source: MediaSource | undefined;
  subscribe: MediaEngine['subscribe'];
  setVolume: MediaEngine['setVolume'];
  /** Gives the decoder back, of whichever engine. */
  end(): Promise<void>;
}

/** Opens an {@link EngineSwitch}. The engine before is gone when the next one opens, so that there is one decoder and one place at any time. */
export async function openEngineSwitch({ state, openEngine }: EngineSwitchDeps): Promise<EngineSwitch> {
  const { changes, errors, subscribe } = createEngineEmitters();
  const isCasting = (): boolean => state.get().status === 'connected';
  let isCast = isCasting();
  let engine = await openEngine(isCast);
  let sound: Parameters<MediaEngine['setVolume']> | undefined;
  let turning: Promise<void> | undefined;
  let isEnded = false;
  let unfollow: Unsubscribe = () => undefined;

  const isDue = (): boolean => !isEnded && isCast !== isCasting();
  const follow = (): void => {
    unfollow = engine.subscribe((observation) => {
      current.kept?.restore(engine);
      if (!turning) changes.emit(observation);
    }, errors.emit);
  };
  const swap = async (): Promise<void> => {
    unfollow();
    await engine.dispose();
    isCast = isCasting();
    engine = await openEngine(isCast);
    if (sound) engine.setVolume(...sound);
    follow();
  };
  const turn = async (place: KeptPlace, wanted: MediaSource | undefined): Promise<void> => {
    while (isDue()) {
      try {
        await swap();
        if (wanted && wanted === current.source && !isEnded) await goOn(engine, place, wanted);
      } catch (thrown) {
        // The set may have gone while it was asked.
        if (!isDue() && !isEnded) errors.emit(toAppError(thrown, mediaErrors.unknown));
      }
    }
  };
  const check = (): void => {
    if (turning || !isDue()) return;
    const place = createKeptPlace(engine.observation);
    current.kept = place;
    turning = turn(place, engine.observation.isLoaded ? current.source : undefined).then(() => {
      turning = undefined;
      if (!isEnded) changes.emit(engine.observation);
      check();
    });
    changes.emit(place.observation());
  };
  const stopChecking = state.subscribe(check);

  const current: EngineSwitch = {
    get engine() {
      return engine;
    },
    get turning() {
      return turning;
    },
    kept: undefined,
    source: undefined,
    subscribe,
    setVolume(volume, isMuted) {
      sound = [volume, isMuted];
      engine.setVolume(volume, isMuted);
    },
    async end() {
      isEnded = true;
      stopChecking();
      // What is being loaded would keep the turn, and the next engine, waiting.
      await Promise.all([engine.dispose(), turning]);
      unfollow();
      await engine.dispose();
    },
  };
  follow();
  return current;
}

/** Plays on where another engine was. */
async function goOn(engine: MediaEngine, place: KeptPlace, source: MediaSource): Promise<void> {
  await engine.load({ ...source, startSeconds: place.startSeconds(source) });
  place.restore(engine);
  // A browser that wants a press first leaves it in pause, as it tells.
  if (place.observation().isPaused) engine.pause();
  else await engine.play().catch(() => undefined);
}

function createEngineEmitters() {
  const changes = createEmitter<MediaObservation>();
  const errors = createEmitter<AppError>();
  const subscribe: MediaEngine['subscribe'] = (onChange, onError) => {
    const ends = [changes.subscribe(onChange), errors.subscribe(onError)];
    return () => {
      for (const end of ends) end();
    };
  };
  return { changes, errors, subscribe };
}
