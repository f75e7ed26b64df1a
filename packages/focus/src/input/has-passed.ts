import type { DurationMs, Instant } from '@fjernsyn/kernel';

/** Whether `durationMs` have passed; a clock that was set back counts as passed, or a held key would stall. */
export function hasPassed(at: Instant, since: Instant, durationMs: DurationMs): boolean {
  return at < since || at - since >= durationMs;
}
