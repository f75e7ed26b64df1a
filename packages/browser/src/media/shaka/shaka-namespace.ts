/** The part of shaka-player 5.2 that we use, as its script leaves it on the window. */
export interface ShakaNamespace {
  readonly Player: new () => ShakaPlayer;
  readonly polyfill: { installAll(): void };
}

/** Shaka's player. */
export interface ShakaPlayer {
  attach(video: HTMLVideoElement): Promise<unknown>;
  /** Draws subtitles as elements within this one, and not as the browser's own cues, which no style can move. */
  setVideoContainer(container: HTMLElement): void;
  configure(configuration: ShakaConfiguration): boolean;
  load(url: string, startSeconds: number | null, mimeType: string): Promise<unknown>;
  destroy(): Promise<unknown>;
  addEventListener(type: string, listener: (event: Event & { readonly detail?: unknown }) => void): void;
  isBuffering(): boolean;
  isLive(): boolean;
  getPlaybackRate(): number;
  trickPlay(rate: number): void;
  cancelTrickPlay(): void;
  seekRange(): { readonly start: number; readonly end: number };
  getPresentationStartTimeAsDate(): Date | null;
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
}

/** An audio track; it has no dependable id. */
export interface ShakaAudioTrack extends ShakaTrack {
  readonly channelsCount: number | null;
  readonly codecs: string | null;
}

/** A text track. */
export interface ShakaTextTrack extends ShakaTrack {
  readonly id: number;
}

/** The settings that we change; all others are Shaka's own, which knows many sets. */
export interface ShakaConfiguration {
  readonly preferredAudio: readonly never[];
  readonly preferredText: readonly never[];
  readonly preferredVideo?: readonly { readonly hdrLevel: 'SDR' }[];
  readonly textDisplayer: { readonly fontScaleFactor: number };
  readonly abr: { readonly useNetworkInformation: boolean; readonly restrictions: { readonly maxHeight: number } };
  readonly streaming: {
    readonly bufferingGoal: number;
    readonly bufferBehind: number;
    readonly gapPadding?: number;
    readonly stallSkip?: number;
  };
}

/** What Shaka throws. `data` holds addresses: it is never handed on. */
export interface ShakaError {
  readonly severity: number;
  readonly category: number;
  readonly code: number;
  readonly data: readonly unknown[];
}
