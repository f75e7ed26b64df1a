/** The part of Google's Cast sender SDK that we use, typed by its reference. */
export interface SenderNamespace {
  readonly framework: {
    readonly CastContext: { getInstance(): SenderContext };
  };
  readonly media: SenderMedia;
}

/** States of `cast.framework.CastState`. */
export type SenderCastState = 'NO_DEVICES_AVAILABLE' | 'NOT_CONNECTED' | 'CONNECTING' | 'CONNECTED';

/** `cast.framework.CastContext`: finds sets, and holds the session with one. */
export interface SenderContext {
  setOptions(options: {
    readonly receiverApplicationId: string;
    readonly autoJoinPolicy: 'origin_scoped';
    readonly resumeSavedSession: boolean;
  }): void;
  /** Resolves with an error's code, or rejects with one; without one when the session has begun. */
  requestSession(): Promise<string | undefined>;
  getCurrentSession(): SenderSession | null;
  endCurrentSession(stopCasting: boolean): void;
  getCastState(): SenderCastState;
  addEventListener(type: 'caststatechanged' | 'sessionstatechanged', listener: () => void): void;
}

/** `cast.framework.CastSession`: the connection to a set. */
export interface SenderSession {
  getCastDevice(): { readonly friendlyName: string };
  getMediaSession(): SenderMediaSession | null;
  /** As {@link SenderContext.requestSession}. */
  loadMedia(request: SenderLoadRequest): Promise<string | undefined>;
  getVolume(): number;
  setVolume(volume: number): Promise<unknown>;
  setMute(isMuted: boolean): Promise<unknown>;
}

/** `chrome.cast.media.Media`: what the set plays. */
export interface SenderMediaSession {
  readonly media: SenderMediaInfo | null;
  readonly playerState: 'IDLE' | 'PLAYING' | 'PAUSED' | 'BUFFERING';
  readonly idleReason: 'CANCELLED' | 'INTERRUPTED' | 'FINISHED' | 'ERROR' | null;
  readonly activeTrackIds: readonly number[] | null;
  /** Seconds from the beginning, moved on since the set last told them. */
  getEstimatedTime(): number;
  getEstimatedLiveSeekableRange?(): { readonly start?: number; readonly end?: number } | undefined;
  play(request: null, onDone: () => void, onError: (error: SenderError) => void): void;
  pause(request: null, onDone: () => void, onError: (error: SenderError) => void): void;
  seek(request: SenderSeekRequest, onDone: () => void, onError: (error: SenderError) => void): void;
  stop(request: null, onDone: () => void, onError: (error: SenderError) => void): void;
  editTracksInfo(request: SenderTracksRequest, onDone: () => void, onError: (error: SenderError) => void): void;
  addUpdateListener(listener: (isAlive: boolean) => void): void;
  removeUpdateListener(listener: (isAlive: boolean) => void): void;
}

/** `chrome.cast.Error`. */
export interface SenderError {
  readonly code: string;
}

/** `chrome.cast.media.Track`. */
export interface SenderTrack {
  readonly trackId: number;
  readonly type: 'TEXT' | 'AUDIO' | 'VIDEO';
  trackContentId?: string | null;
  trackContentType?: string | null;
  subtype?: string | null;
  name?: string | null;
  language?: string | null;
  roles?: readonly string[] | null;
}

/** `chrome.cast.media.MediaInfo`. */
export interface SenderMediaInfo {
  readonly contentId: string;
  readonly contentType: string;
  streamType?: 'BUFFERED' | 'LIVE';
  duration?: number | null;
  metadata?: SenderMetadata | null;
  tracks?: readonly SenderTrack[] | null;
  customData?: unknown;
  /** Seconds since 1970 of the position 0 of a live stream. */
  startAbsoluteTime?: number | null;
}

/** `chrome.cast.media.GenericMediaMetadata`. */
export interface SenderMetadata {
  title?: string;
  subtitle?: string;
  images?: readonly { readonly url: string }[];
}

/** `chrome.cast.media.LoadRequest`. */
export interface SenderLoadRequest {
  readonly media: SenderMediaInfo;
  autoplay?: boolean;
  currentTime?: number;
  activeTrackIds?: readonly number[];
}

/** `chrome.cast.media.SeekRequest`. */
export interface SenderSeekRequest {
  currentTime?: number;
}

/** `chrome.cast.media.EditTracksInfoRequest`. */
export interface SenderTracksRequest {
  readonly activeTrackIds: readonly number[];
}

/** The constructors under `chrome.cast`, which requests are made of. */
export interface SenderMedia {
  readonly MediaInfo: new (contentId: string, contentType: string) => SenderMediaInfo;
  readonly GenericMediaMetadata: new () => SenderMetadata;
  readonly Track: new (trackId: number, type: SenderTrack['type']) => SenderTrack;
  readonly LoadRequest: new (media: SenderMediaInfo) => SenderLoadRequest;
  readonly SeekRequest: new () => SenderSeekRequest;
  readonly EditTracksInfoRequest: new (activeTrackIds: readonly number[]) => SenderTracksRequest;
}

/** A window on which the sender's script leaves its names, and says when they are there. */
export type SenderWindow = Window & {
  __onGCastApiAvailable?: (isAvailable: boolean) => void;
  readonly cast?: { readonly framework?: SenderNamespace['framework'] };
  readonly chrome?: { readonly cast?: { readonly media?: SenderMedia } };
};
