/** The A/V control object of a set (OIPF DAE, 7.14): an `<object>` whose type is of media. Positions are in milliseconds. */
export interface AvObject {
  data: string;
  /** Plays at a speed; 0 pauses. */
  play(speed: number): unknown;
  stop(): unknown;
  seek(positionMs: number): unknown;
  readonly playState: number;
  readonly playPosition: number;
  readonly playTime: number;
  /** Why it is in the state of an error. */
  readonly error?: number | undefined;
  onPlayStateChange: (() => void) | null;
}

/** States of an {@link AvObject}. */
export const avStates = {
  stopped: 0,
  playing: 1,
  paused: 2,
  connecting: 3,
  buffering: 4,
  finished: 5,
  error: 6,
} as const;
