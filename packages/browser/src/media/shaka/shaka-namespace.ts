import type { PlacedCue } from '../subtitles/keep-inside';

/** The part of shaka-player 5.2 that we use, as its script leaves it on the window. */
export interface ShakaNamespace {
  readonly Player: new () => ShakaPlayer;
  readonly polyfill: { installAll(): void };
  readonly net: {
    readonly NetworkingEngine: {
      /** A later plugin replaces the one before, for all players. */
      registerScheme(scheme: string, plugin: ShakaScheme['parse'], priority: undefined, hasProgress: boolean): void;
    };
    readonly HttpFetchPlugin: ShakaScheme & { isSupported(): boolean };
    readonly HttpXHRPlugin: ShakaScheme;
  };
  readonly text: {
    readonly TextEngine: { registerParser(mimeType: string, create: () => ShakaTextParser): void };
    readonly VttTextParser: new () => ShakaTextParser;
    readonly TtmlTextParser: new () => ShakaTextParser;
    readonly Mp4VttParser: new () => ShakaTextParser;
    readonly Mp4TtmlParser: new () => ShakaTextParser;
  };
}

/** What fetches addresses of a kind. */
export interface ShakaScheme {
  parse(uri: string, request: ShakaRequest, ...others: readonly unknown[]): ShakaOperation;
}

/** Something that Shaka waits for and can give up. */
export interface ShakaOperation {
  /** What follows it: `onError` throws, or returns what takes the failed result's place. */
  chain(onSuccess: undefined, onError: (error: ShakaError) => ShakaResponse): ShakaOperation;
}

/** A request; filters may change it before each attempt. */
export interface ShakaRequest {
  /** Of the attempt, from 0. */
  readonly attempt: number;
  /** Where to ask, one for each attempt in turn. */
  uris: readonly string[];
  retryParameters: {
    readonly maxAttempts: number;
    readonly timeout: number;
    readonly connectionTimeout: number;
    readonly stallTimeout: number;
  };
}

/** The answer to a request. */
export interface ShakaResponse {
  readonly uri: string;
  readonly originalUri: string;
  readonly data: ArrayBuffer;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly originalRequest: ShakaRequest;
}

/** What a request is for, where Shaka says. */
export interface ShakaRequestContext {
  readonly stream?: { readonly type: string };
  readonly segment?: { readonly startTime: number; readonly endTime: number };
}

/** Reads one kind of subtitles. */
export interface ShakaTextParser {
  parseInit(data: Uint8Array): void;
  setManifestType(manifestType: string): void;
  /** Throws where the data is not of its kind. */
  parseMedia(data: Uint8Array, time: ShakaTextTime, ...others: readonly unknown[]): readonly unknown[];
}

/** The part of the media that subtitles are of, in seconds. */
export interface ShakaTextTime {
  readonly segmentStart: number;
  readonly segmentEnd: number;
}

/** Shaka's player. */
export interface ShakaPlayer {
  attach(video: HTMLVideoElement): Promise<unknown>;
  /** Draws subtitles as elements within this one, and not as the browser's own cues, which no style can move. */
  setVideoContainer(container: HTMLElement): void;
  configure(configuration: ShakaConfiguration | { readonly drm: ShakaDrmConfiguration }): boolean;
  load(source: string | ShakaPreload, startSeconds: number | null, mimeType: string): Promise<unknown>;
  /** Null where the browser plays the source by itself. */
  preload(url: string, startSeconds: number | null, mimeType: string): Promise<ShakaPreload | null>;
  destroy(): Promise<unknown>;
  getNetworkingEngine(): {
    registerRequestFilter(filter: (type: number, request: ShakaRequest, context?: ShakaRequestContext) => void): void;
  } | null;
  /** Goes on with streams that have failed. */
  retryStreaming(): boolean;
  addEventListener(type: string, listener: (event: Event & { readonly detail?: unknown }) => void): void;
  isBuffering(): boolean;
  isLive(): boolean;
  getPlaybackRate(): number;
  trickPlay(rate: number): void;
  cancelTrickPlay(): void;
  seekRange(): { readonly start: number; readonly end: number };
  getPresentationStartTimeAsDate(): Date | null;
  getVariantTracks(): readonly ShakaVariantTrack[];
  getAudioTracks(): readonly ShakaAudioTrack[];
  selectAudioTrack(track: ShakaAudioTrack): void;
  getTextTracks(): readonly ShakaTextTrack[];
  /** Showing goes with choosing; null shows none. */
  selectTextTrack(track: ShakaTextTrack | null): void;
  getImageTracks(): readonly { readonly id: number }[];
  getAllThumbnails(trackId: number): Promise<readonly ShakaThumbnail[] | null>;
  addTextTrackAsync(
    url: string,
    language: string,
    kind: 'subtitles' | 'captions',
    mimeType: string,
    codec: string,
    label: string,
  ): Promise<unknown>;
}

/** What a player has begun to load before it has a video; a load takes it, once. */
export interface ShakaPreload {
  /** Rejects where it fails. */
  waitForFinish(): Promise<unknown>;
  destroy(): Promise<unknown>;
}

/** A cut-out of a sheet of small pictures. */
export interface ShakaThumbnail {
  readonly startTime: number;
  readonly duration: number;
  readonly uris: readonly string[];
  readonly positionX: number;
  readonly positionY: number;
  readonly width: number;
  readonly height: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
}

/** What Shaka tells of an audio or a text track. */
export interface ShakaTrack {
  readonly active: boolean;
  readonly language: string;
  readonly label: string | null;
  readonly roles: readonly string[];
  /** `visually impaired` or `hard of hearing`, where the stream says. */
  readonly accessibilityPurpose: string | null;
}

/** One of the qualities of a stream, with one of its sounds. */
export interface ShakaVariantTrack {
  readonly active: boolean;
  /** Bits a second. */
  readonly bandwidth: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** An audio track; it has no dependable id. */
export interface ShakaAudioTrack extends ShakaTrack {
  readonly channelsCount: number | null;
  readonly codecs: string | null;
}

/** A text track. */
export interface ShakaTextTrack extends ShakaTrack {
  readonly id: number;
  readonly forced: boolean;
  /** `captions` or `subtitles`, where the stream says. */
  readonly kind: string | null;
}

/** The settings that we change; all others are Shaka's own, which knows many sets. */
export interface ShakaConfiguration {
  readonly preferredAudio: readonly never[];
  readonly preferredText: readonly never[];
  readonly preferredVideo?: readonly { readonly hdrLevel: 'SDR' }[];
  readonly textDisplayer: { readonly fontScaleFactor: number };
  /** `modifyCueCallback` sees each cue before it is drawn. */
  readonly mediaSource: { readonly modifyCueCallback: (cue: PlacedCue, uri: string | null, time: unknown) => void };
  readonly abr: { readonly useNetworkInformation: boolean; readonly restrictions: { readonly maxHeight: number } };
  readonly streaming: {
    readonly bufferingGoal: number;
    readonly bufferBehind: number;
    /** How much has to be too old before it is evicted. */
    readonly evictionGoal: number;
    readonly avoidEvictionOnQuotaExceededError: boolean;
    readonly gapPadding?: number;
    readonly stallSkip?: number;
  };
}

/** Where keys come from; what is undefined goes back to Shaka's own. Everything but keys is by the name of the key system. */
export interface ShakaDrmConfiguration {
  readonly servers: Readonly<Record<string, string>> | undefined;
  readonly clearKeys: Readonly<Record<string, string>> | undefined;
  readonly advanced:
    | Readonly<
        Record<string, { readonly headers: Readonly<Record<string, string>>; readonly serverCertificateUri: string }>
      >
    | undefined;
}

/** What Shaka throws. `data` holds addresses: it is never handed on. */
export interface ShakaError {
  readonly severity: number;
  readonly category: number;
  readonly code: number;
  readonly data: readonly unknown[];
}
