import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';

/** Runs work once when there is time for it; the answer cancels it. */
export type ScheduleIdle = (work: () => void) => Unsubscribe;

const LONGEST_WAIT_MS: DurationMs = 300;
const STEP_MS: DurationMs = 50;

/** {@link ScheduleIdle} on the platform's idle callbacks, on a short timer where there are none (WebKit, Gecko before 55). */
export function scheduleIdle(work: () => void): Unsubscribe {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, STEP_MS);
  return () => clearTimeout(handle);
}
