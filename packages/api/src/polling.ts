import { type DurationMs, durationsMs, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** Options of {@link startPolling}. */
export interface PollingOptions {
  readonly intervalMs?: DurationMs;
  readonly timeoutMs?: DurationMs;
}

const pollingDefaults = {
  intervalMs: 200,
  timeoutMs: 30 * durationsMs.second,
} as const satisfies Required<PollingOptions>;

/**
 * Asks `check` after every interval until it says yes, or until the time is up, and then tells `onEnd` which of the two it was (S9:
 * 200 ms, 30 s). Time is counted in intervals, as a set's clock may jump. Stopped, it tells nothing.
 */
export function startPolling(
  clock: Clock,
  check: () => boolean,
  onEnd: (hasHappened: boolean) => void,
  options: PollingOptions = {},
): Unsubscribe {
  const { intervalMs, timeoutMs } = { ...pollingDefaults, ...options };
  let leftMs: DurationMs = timeoutMs;
  let stop: Unsubscribe;
  const wait = (): void => {
    stop = clock.after(intervalMs, () => {
      leftMs -= intervalMs;
      const hasHappened = check();
      if (hasHappened || leftMs <= 0) onEnd(hasHappened);
      else wait();
    });
  };
  wait();
  return () => stop();
}
