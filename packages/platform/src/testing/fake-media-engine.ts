import { AppError, createEmitter, type ErrorCode } from '@fjernsyn/kernel';
import { mediaErrors } from '../errors';
import {
  type MediaAbilities,
  type MediaEngine,
  type MediaEngines,
  type MediaObservation,
  type MediaSource,
  type MediaSurface,
  type MediaThumbnail,
  type MediaTrack,
  nothingObserved,
} from '../media-engine';
import { toWishedAudio } from '../wished-audio';

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
  /** Begins anew after its end, in the place of another engine. */
  reopen(): void;
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

/** Makes a {@link FakeMediaEngine} that can do all, but for `able`; its loads wait for `finishLoad`. It reconnects unless it cannot. */
export function createFakeMediaEngine(
  able: Partial<MediaAbilities> = {},
  { canReconnect = true }: { readonly canReconnect?: boolean } = {},
): FakeMediaEngine {
  const changes = createEmitter<MediaObservation>();
  const errors = createEmitter<AppError>();
  const calls: string[] = [];
  const can = { ...abilities, ...able };
  let observation = nothingObserved;
  let source: MediaSource | undefined;
  let waiting: { readonly resolve: () => void; readonly reject: (error: AppError) => void } | undefined;
  /** What was asked for during the load that waits. */
  let afterLoad: Partial<MediaObservation> = {};
  let isDisposed = false;

  const observe = (change: Partial<MediaObservation>): void => {
    if (isDisposed) return;
    observation = { ...observation, ...change };
    changes.emit(observation);
  };
  const ask = (change: Partial<MediaObservation>): void => {
    if (observation.isLoaded) observe(change);
    else if (waiting) afterLoad = { ...afterLoad, ...change };
  };
  const supersede = (): void => {
    waiting?.reject(new AppError(mediaErrors.superseded));
    waiting = undefined;
  };

  return {
    abilities: can,
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
      afterLoad = {};
      observe(nothingObserved);
      const refusal = isDisposed ? mediaErrors.superseded : toRefusal(can, next);
      if (refusal) return Promise.reject(new AppError(refusal));
      return new Promise<void>((resolve, reject) => {
        waiting = { resolve, reject };
      });
    },
    finishLoad(error) {
      const load = waiting;
      waiting = undefined;
      if (error) load?.reject(error);
      else if (load) {
        observe({
          isLoaded: true,
          positionSeconds: source?.startSeconds ?? 0,
          durationSeconds: 100,
          seekableSeconds: { start: 0, end: 100 },
          tracks: withSelected(observation.tracks, 'audio', toWishedAudio(observation.tracks, source?.audio)?.id),
          ...afterLoad,
        });
        load.resolve();
      }
    },
    async play() {
      calls.push('play');
      ask({ isPaused: false });
    },
    pause() {
      calls.push('pause');
      ask({ isPaused: true });
    },
    seek(positionSeconds) {
      calls.push(`seek ${positionSeconds}`);
      ask({ positionSeconds, hasEnded: false });
    },
    setRate(rate) {
      calls.push(`rate ${rate}`);
      if (can.canChangeRate) ask({ rate });
    },
    setVolume: (volume, isMuted) => void calls.push(`volume ${volume}${isMuted ? ' muted' : ''}`),
    selectTrack(type, id) {
      calls.push(`track ${type} ${id}`);
      const { tracks } = observation;
      const isKnown = tracks.some((track) => track.type === type && track.id === id);
      if (isKnown || (id === null && type === 'subtitle')) observe({ tracks: withSelected(tracks, type, id) });
    },
    ...(canReconnect ? { reconnect: () => void calls.push('reconnect') } : {}),
    subscribe(onChange, onError) {
      const ends = [changes.subscribe(onChange), errors.subscribe(onError)];
      return () => {
        for (const end of ends) end();
      };
    },
    observe,
    fail(error) {
      if (observation.isLoaded) errors.emit(error);
    },
    reopen() {
      isDisposed = false;
    },
    async dispose() {
      supersede();
      calls.push('dispose');
      observation = nothingObserved;
      isDisposed = true;
    },
  };
}

function toRefusal({ formats, protection }: MediaAbilities, source: MediaSource): ErrorCode | undefined {
  if (!formats.includes(source.format)) return mediaErrors.unsupported;
  return source.protection && !protection.includes(source.protection.system) ? mediaErrors.drm : undefined;
}

/** The same tracks, one of a kind selected; undefined leaves them as they are. */
function withSelected(
  tracks: readonly MediaTrack[],
  type: MediaTrack['type'],
  id: string | null | undefined,
): readonly MediaTrack[] {
  if (id === undefined) return tracks;
  return tracks.map((track) => (track.type === type ? { ...track, isSelected: track.id === id } : track));
}

/** Engines that a test looks at. */
export interface FakeMediaEngines extends MediaEngines {
  /** How many hold the decoder now. */
  readonly holdCount: number;
}

/** Engines whose code is always there: each opening hands out `engine`. */
export function createFakeMediaEngines(engine: FakeMediaEngine = createFakeMediaEngine()): FakeMediaEngines {
  let holdCount = 0;
  return {
    async open() {
      engine.reopen();
      return engine;
    },
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
