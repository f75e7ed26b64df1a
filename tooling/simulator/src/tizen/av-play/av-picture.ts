/** A stream within what plays, in Samsung's form. */
export interface AvStream {
  readonly index: number;
  readonly type: 'VIDEO' | 'AUDIO' | 'TEXT';
  readonly extra_info: string;
}

/** What a picture tells of itself. */
export interface AvPictureEvents {
  /** It can play. */
  onReady(): void;
  /** It cannot be had, or not be played any further; by the name of the exception, and of AVPlay's own error. */
  onFailure(exception: string, error: string): void;
  onTime(): void;
  onWaiting(isWaiting: boolean): void;
  onEnd(): void;
}

/** What AVPlay decodes and shows. */
export interface AvPicture {
  readonly positionMs: number;
  readonly durationMs: number;
  readonly streams: readonly AvStream[];
  /** Shows it in this rectangle of a screen of 1920×1080. */
  place(x: number, y: number, width: number, height: number): void;
  play(): void;
  pause(): void;
  /** Calls once it is there. */
  seek(positionMs: number, onArrival: () => void): void;
  /** Gives the decoder back. */
  close(): void;
}

/** Opens a picture, which fetches nothing before it is prepared by its first `onReady`. */
export type OpenPicture = (url: string, events: AvPictureEvents) => AvPicture;
