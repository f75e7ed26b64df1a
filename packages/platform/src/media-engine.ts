import type { AppError, MediaSeconds, Unsubscribe } from '@fjernsyn/kernel';

/** Container formats that the service names, normalised (C3). */
export type MediaFormat = 'dash' | 'hls' | 'mp4';

declare const surfaceBrand: unique symbol;

/** Where pictures go: made and understood by the target alone (a `<video>` in browsers). */
export interface MediaSurface {
  readonly [surfaceBrand]: true;
}

/** A subtitle file that lies beside the media. */
export interface MediaSubtitle {
  readonly url: string;
  /** BCP 47, as `da`; `und` where the service does not say. */
  readonly language: string;
  /** The service's own name for the track, as `DanishLanguageSubtitles`. */
  readonly kind: string;
  readonly format: 'vtt' | 'ttml';
}

/** Something to play. */
export interface MediaSource {
  readonly url: string;
  readonly format: MediaFormat;
  readonly isLive: boolean;
  readonly startSeconds: MediaSeconds;
  readonly subtitles: readonly MediaSubtitle[];
}

/** A track that the engine found or was given. */
export interface MediaTrack {
  readonly id: string;
  readonly type: 'audio' | 'subtitle';
  readonly language: string;
  readonly label: string;
  /** DASH roles or HLS characteristics, as `main`, `description`, `caption` or `forced-subtitle`. */
  readonly roles: readonly string[];
  readonly isSelected: boolean;
}

/** A small picture of a moment in the media: a cut-out of a sheet that holds several. Sizes are in pixels of the sheet. */
export interface MediaThumbnail {
  readonly startSeconds: MediaSeconds;
  readonly durationSeconds: MediaSeconds;
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
}

/** What the engine observes; intent is not in it. */
export interface MediaObservation {
  readonly isLoaded: boolean;
  readonly positionSeconds: MediaSeconds;
  /** Undefined until known; of a live stream, the end of the seekable window. */
  readonly durationSeconds: MediaSeconds | undefined;
  readonly seekableSeconds: { readonly start: MediaSeconds; readonly end: MediaSeconds };
  readonly bufferedAheadSeconds: MediaSeconds;
  readonly isPaused: boolean;
  /** Wants to play and has nothing to show. */
  readonly isWaiting: boolean;
  readonly isSeeking: boolean;
  readonly hasEnded: boolean;
  readonly rate: number;
  readonly tracks: readonly MediaTrack[];
  /** Wall-clock time of position 0, where the stream tells it. */
  readonly originAt: number | undefined;
}

/** What an engine observes before anything is loaded. */
export const nothingObserved: MediaObservation = {
  isLoaded: false,
  positionSeconds: 0,
  durationSeconds: undefined,
  seekableSeconds: { start: 0, end: 0 },
  bufferedAheadSeconds: 0,
  isPaused: true,
  isWaiting: false,
  isSeeking: false,
  hasEnded: false,
  rate: 1,
  tracks: [],
  originAt: undefined,
};

/** What this engine can do, so that nobody asks which one it is. */
export interface MediaAbilities {
  readonly formats: readonly MediaFormat[];
  readonly live: 'none' | 'playable' | 'seekable';
  readonly canChangeRate: boolean;
  readonly canSetVolume: boolean;
}

/**
 * Plays one source after another on one surface. It never chooses a track and never shows controls. Errors after loading reach
 * `subscribe`'s second listener: `media/network`, `media/missing`, `media/manifest`, `media/decode`, `media/drm`, `media/unsupported`,
 * `media/unknown`. With `media/text` alone playing goes on.
 */
export interface MediaEngine {
  readonly abilities: MediaAbilities;
  /** Resolves when playing can begin. Rejects with one of the errors above; a later load or dispose makes it reject with `media/superseded`. */
  load(source: MediaSource): Promise<void>;
  /** Rejects with `media/play-refused` where the browser wants a gesture first. */
  play(): Promise<void>;
  pause(): void;
  seek(positionSeconds: MediaSeconds): void;
  setRate(rate: number): void;
  setVolume(volume: number, isMuted: boolean): void;
  /** Selects a track; null for a type turns it off. */
  selectTrack(type: MediaTrack['type'], id: string | null): void;
  readonly observation: MediaObservation;
  /** The small pictures that come with what is loaded, in order of time; none where there are none. Never rejects. */
  loadThumbnails(): Promise<readonly MediaThumbnail[]>;
  subscribe(onChange: (observation: MediaObservation) => void, onError: (error: AppError) => void): Unsubscribe;
  /** Gives the decoder back. Resolves when another engine may open. */
  dispose(): Promise<void>;
}

/** Opens engines; the engine's code is fetched on the first opening. */
export interface MediaEngines {
  /**
   * Rejects with `media/engine-unreachable` where the engine's code does not come, with `media/engine-unavailable` where it cannot run here.
   * An opening that `signal` ends, which nobody waits for any more, rejects soon and leaves the surface free.
   */
  open(surface: MediaSurface, signal: AbortSignal): Promise<MediaEngine>;
  /** Fetches the engine's code ahead of need; never rejects. */
  prepare(): Promise<void>;
  /** Keeps the decoder for media between one engine and the next; missing where nothing else wants it. */
  hold?(): Unsubscribe;
}
