import { AppError, createEmitter } from '@fjernsyn/kernel';
import {
  type MediaAbilities,
  type MediaEngine,
  type MediaEngines,
  type MediaObservation,
  type MediaSource,
  type MediaSurface,
  type MediaThumbnail,
  nothingObserved,
} from '../media-engine';

/** An engine that plays nothing and does what a test says. */
export interface FakeMediaEngine extends MediaEngine {
  /** What was asked of it, in order, as `load`, `play`, `seek 30`. */
  readonly calls: readonly string[];
  readonly source: MediaSource | undefined;
  /** Ends the load that waits: well, or with an error. */
  finishLoad(error?: AppError): void;
  /** Lets the engine observe something. */
  observe(change: Partial<MediaObservation>): void;
  fail(error: AppError): void;
  /** The small pictures that come with whatever is loaded. */
  thumbnails: readonly MediaThumbnail[];
}

const abilities: MediaAbilities = {
  formats: ['dash', 'hls', 'mp4'],
  live: 'seekable',
  canChangeRate: true,
  canSetVolume: true,
  protection: ['clearkey'],
  audioSwitch: 'seamless',
  isPipelineSlow: false,
};

/** Makes a {@link FakeMediaEngine} that can do all, but for `able`; its loads wait for `finishLoad`. */
export function createFakeMediaEngine(able: Partial<MediaAbilities> = {}): FakeMediaEngine {
  const changes = createEmitter<MediaObservation>();
  const errors = createEmitter<AppError>();
  const calls: string[] = [];
  let observation = nothingObserved;
  let source: MediaSource | undefined;
  let waiting: { readonly resolve: () => void; readonly reject: (error: AppError) => void } | undefined;

  const observe = (change: Partial<MediaObservation>): void => {
    observation = { ...observation, ...change };
    changes.emit(observation);
  };
  const supersede = (): void => {
    waiting?.reject(new AppError('media/superseded'));
    waiting = undefined;
  };

  return {
    abilities: { ...abilities, ...able },
    calls,
    thumbnails: [],
    loadThumbnails() {
      return Promise.resolve(this.thumbnails);
    },
    get source() {
      return source;
    },
    get observation() {
      return observation;
    },
    load(next) {
      supersede();
      calls.push('load');
      source = next;
      observe(nothingObserved);
      return new Promise<void>((resolve, reject) => {
        waiting = { resolve, reject };
      });
    },
    finishLoad(error) {
      const load = waiting;
      waiting = undefined;
      if (error) load?.reject(error);
      else {
        observe({
          isLoaded: true,
          positionSeconds: source?.startSeconds ?? 0,
          durationSeconds: 100,
          seekableSeconds: { start: 0, end: 100 },
        });
        load?.resolve();
      }
    },
    async play() {
      calls.push('play');
      observe({ isPaused: false });
    },
    pause() {
      calls.push('pause');
      observe({ isPaused: true });
    },
    seek(positionSeconds) {
      calls.push(`seek ${positionSeconds}`);
      observe({ positionSeconds, hasEnded: false });
    },
    setRate(rate) {
      calls.push(`rate ${rate}`);
      observe({ rate });
    },
    setVolume: (volume, isMuted) => void calls.push(`volume ${volume}${isMuted ? ' muted' : ''}`),
    selectTrack(type, id) {
      calls.push(`track ${type} ${id}`);
      observe({
        tracks: observation.tracks.map((track) =>
          track.type === type ? { ...track, isSelected: track.id === id } : track,
        ),
      });
    },
    subscribe(onChange, onError) {
      const ends = [changes.subscribe(onChange), errors.subscribe(onError)];
      return () => {
        for (const end of ends) end();
      };
    },
    observe,
    fail: errors.emit,
    async dispose() {
      supersede();
      calls.push('dispose');
    },
  };
}

/** Engines that a test looks at. */
export interface FakeMediaEngines extends MediaEngines {
  /** How many hold the decoder now. */
  readonly holdCount: number;
}

/** Engines whose code is always there: each opening hands out `engine`. */
export function createFakeMediaEngines(engine: MediaEngine = createFakeMediaEngine()): FakeMediaEngines {
  let holdCount = 0;
  return {
    open: () => Promise.resolve(engine),
    prepare: () => Promise.resolve(),
    hold() {
      holdCount++;
      return () => void holdCount--;
    },
    get holdCount() {
      return holdCount;
    },
  };
}

/** A surface for engines that draw nothing. */
export const fakeMediaSurface = {} as MediaSurface;
