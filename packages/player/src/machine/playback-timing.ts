import type { DurationMs } from '@fjernsyn/kernel';

/** The waits of playing. */
export interface PlaybackTiming {
  /** How long a first frame may take (C9). */
  readonly loadingTimeoutMs: DurationMs;
  /** The quiet after the last step of a seek. */
  readonly seekDelayMs: DurationMs;
  /** How often it is looked whether the position moves. */
  readonly checkMs: DurationMs;
  /** How long a lost connection is left before it is asked for again. */
  readonly reconnectMs: DurationMs;
  /** How often the preview of a scan moves. */
  readonly scanTickMs: DurationMs;
  /** How long an item plays without a break before it counts as watched (C9). */
  readonly consumedMs: DurationMs;
}

/** The waits that hold everywhere. */
export const playbackTiming = {
  loadingTimeoutMs: 30_000,
  seekDelayMs: 700,
  checkMs: 1_000,
  reconnectMs: 2_000,
  scanTickMs: 250,
  consumedMs: 3_000,
} as const satisfies PlaybackTiming;
