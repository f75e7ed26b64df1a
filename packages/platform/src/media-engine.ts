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
  /** Where else the same file lies; an engine tries these in turn before it tells that the subtitles are lost. */
  readonly otherUrls?: readonly string[] | undefined;
}

/** Systems that hand out the keys of protected media. */
export type ProtectionSystem = 'widevine' | 'playready' | 'fairplay' | 'clearkey';

/** How a source is protected. It holds secrets: never put it in a log, an event or an error. */
export interface MediaProtection {
  readonly system: ProtectionSystem;
  /** Where licences are asked for; undefined where `keys` holds them already. */
  readonly licenseUrl?: string | undefined;
  /** Where the certificate of the licence server is; FairPlay needs it. */
  readonly certificateUrl?: string | undefined;
  /** What a request for a licence carries. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Keys of ClearKey by their ids, both in hexadecimal digits. */
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

/** The audio to begin with, as the player has chosen: an engine never chooses by itself. */
export interface AudioWish {
  /** BCP 47; undefined where any will do. */
  readonly language?: string | undefined;
  /** Whether it is to describe the picture. */
  readonly isDescription: boolean;
  /** What it was called and what its roles were where it was chosen: tells apart sounds of one language. */
  readonly label?: string | undefined;
  readonly roles?: readonly string[] | undefined;
}

/** Something to play. */
export interface MediaSource {
  readonly url: string;
  readonly format: MediaFormat;
  readonly isLive: boolean;
  readonly startSeconds: MediaSeconds;
  readonly subtitles: readonly MediaSubtitle[];
  /** Undefined where it is clear. */
  readonly protection?: MediaProtection | undefined;
  /** Undefined where nobody has chosen: then what the media begin with, unless that describes. */
  readonly audio?: AudioWish | undefined;
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

/** A stretch of media. */
export interface MediaRange {
  readonly start: MediaSeconds;
  readonly end: MediaSeconds;
}

/** What of several qualities shows. */
export interface MediaRendition {
  readonly bitsPerSecond: number;
  /** CSS px of the picture; 0 where the engine does not know. */
  readonly width: number;
  readonly height: number;
}

/** What the engine observes; intent is not in it. */
export interface MediaObservation {
  readonly isLoaded: boolean;
  readonly positionSeconds: MediaSeconds;
  /** Undefined until known; of a live stream, the end of the seekable window. */
  readonly durationSeconds: MediaSeconds | undefined;
  readonly seekableSeconds: MediaRange;
  readonly bufferedAheadSeconds: MediaSeconds;
  /** What is buffered, in order of time; undefined where the engine does not tell. */
  readonly bufferedSeconds: readonly MediaRange[] | undefined;
  readonly isPaused: boolean;
  /** Wants to play and has nothing to show. */
  readonly isWaiting: boolean;
  readonly isSeeking: boolean;
  readonly hasEnded: boolean;
  readonly rate: number;
  readonly tracks: readonly MediaTrack[];
  /** Wall-clock time of position 0, where the stream tells it. */
  readonly originAt: number | undefined;
  /** Undefined where the engine does not tell. */
  readonly rendition: MediaRendition | undefined;
}

/** What an engine observes before anything is loaded. */
export const nothingObserved: MediaObservation = {
  isLoaded: false,
  positionSeconds: 0,
  durationSeconds: undefined,
  seekableSeconds: { start: 0, end: 0 },
  bufferedAheadSeconds: 0,
  bufferedSeconds: undefined,
  isPaused: true,
  isWaiting: false,
  isSeeking: false,
  hasEnded: false,
  rate: 1,
  tracks: [],
  originAt: undefined,
  rendition: undefined,
};

/** What this engine can do, so that nobody asks which one it is. */
export interface MediaAbilities {
  readonly formats: readonly MediaFormat[];
  readonly live: 'none' | 'playable' | 'seekable';
  readonly canChangeRate: boolean;
  readonly canSetVolume: boolean;
  /** Whose protected media it plays, best first. */
  readonly protection: readonly ProtectionSystem[];
  /** How another audio track comes: while it plays, by loading anew, or not at all. */
  readonly audioSwitch: 'seamless' | 'reload' | 'none';
  /** Whether a seek restarts the decoder, so that what stands still is paused and played, never nudged. */
  readonly isPipelineSlow: boolean;
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
  /** Asks again for what a lost connection did not bring, and keeps what is buffered; missing where only a new load does. */
  readonly reconnect?: (() => void) | undefined;
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
  /**
   * Fetches the beginning of a source ahead, which the next load of its address takes; the returned function gives it up. Missing where the
   * engine cannot, or the set has no room for it.
   */
  preload?(source: MediaSource): Unsubscribe;
  /** Keeps the decoder for media between one engine and the next; missing where nothing else wants it. */
  hold?(): Unsubscribe;
}
