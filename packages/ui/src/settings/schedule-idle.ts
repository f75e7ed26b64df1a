import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';

/** Runs work once when there is time for it; the answer cancels it. */
export type ScheduleIdle = (work: () => void) => Unsubscribe;

const LONGEST_WAIT_MS: DurationMs = 300;
const STEP_MS: DurationMs = 50;

/**
 * {@link ScheduleIdle} on the platform's idle callbacks, on a short timer where there are none (WebKit, Gecko before 55). A browser may be idle
 * between a key and its frame: the work waits for that frame.
 */
export function scheduleIdle(work: () => void): Unsubscribe {
  if (typeof requestIdleCallback !== 'function') {
    const handle = setTimeout(work, STEP_MS);
    return () => clearTimeout(handle);
  }
  let idle: number | undefined;
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
