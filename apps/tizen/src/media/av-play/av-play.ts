/** States of AVPlay, by Samsung's names. */
export type AvPlayState = 'NONE' | 'IDLE' | 'READY' | 'PLAYING' | 'PAUSED';

/** A stream of what is open. `extra_info` is JSON, whose members differ by type and are texts. */
export interface AvPlayStream {
  readonly index: number;
  readonly type: 'VIDEO' | 'AUDIO' | 'TEXT';
  readonly extra_info: string;
}

/** What AVPlay tells while something is open; times are in milliseconds. */
export interface AvPlayListener {
  onbufferingstart(): void;
  onbufferingcomplete(): void;
  oncurrentplaytime(positionMs: number): void;
  onstreamcompleted(): void;
  onevent(name: string, data: string): void;
  onerror(name: string): void;
  /** Numbers come as texts from some sets. */
  onsubtitlechange(durationMs: number | string, text: string): void;
  ondrmevent(system: string, data: { readonly name?: string }): void;
}

/**
 * Samsung's own player (`webapis.avplay`), of which a set has one. A call outside the states that its documents allow throws
 * `InvalidStateError`, and so may any call while a seek is under way.
 */
export interface AvPlay {
  open(url: string): void;
  /** Allowed in every state. */
  close(): void;
  setListener(listener: AvPlayListener): void;
  /** On a screen of 1920×1080, whatever the application is drawn on. */
  setDisplayRect(x: number, y: number, width: number, height: number): void;
  setDisplayMethod(mode: string): void;
  setDrm(system: string, operation: string, json: string): string;
  prepareAsync(onSuccess: () => void, onError: (error: unknown) => void): void;
  play(): void;
  pause(): void;
  seekTo(positionMs: number, onSuccess: () => void, onError: (error: unknown) => void): void;
  getState(): AvPlayState;
  getCurrentTime(): number;
  getDuration(): number;
  getTotalTrackInfo(): ArrayLike<AvPlayStream>;
  getCurrentStreamInfo(): ArrayLike<AvPlayStream>;
  setSelectTrack(type: 'AUDIO' | 'TEXT', index: number): void;
  setSilentSubtitle(isSilent: boolean): void;
  getStreamingProperty(name: string): string;
  suspend(): void;
  restore(url: string, positionMs?: number): void;
  /** Younger sets alone have it. */
  restoreAsync?(
    url: string,
    positionMs: number,
    isToPrepare: boolean,
    onSuccess: () => void,
    onError: (error: unknown) => void,
  ): void;
}
