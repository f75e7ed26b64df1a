import type { DurationMs, Instant, Unsubscribe } from '@fjernsyn/kernel';

/** The set's time and timers. Nobody below an app reads the wall clock or sets a timer otherwise. */
export interface Clock {
  /** The set's own time, which may be hours wrong and may jump. */
  now(): Instant;
  /**
   * Runs `task` once, `delayMs` from now, and never earlier: a delay beyond what the engine's timers hold (2^31 − 1 ms) is chained. A
   * delay below 0 counts as 0; `task` never runs within this call.
   */
  after(delayMs: DurationMs, task: () => void): Unsubscribe;
}
