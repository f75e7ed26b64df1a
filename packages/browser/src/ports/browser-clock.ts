import type { Clock } from '@fjernsyn/platform';

/** The longest delay that an engine's timer holds: 2^31 − 1 ms. A longer one fires at once. */
const longestTimerMs = 2_147_483_647;

/** The part of a window that {@link createBrowserClock} needs. */
export type TimerWindow = Pick<Window, 'setTimeout' | 'clearTimeout'>;

/** Makes the clock of a browser: the set's own time and timers, long delays chained. */
export function createBrowserClock(window: TimerWindow): Clock {
  return {
    now: () => Date.now(),
    after(delayMs, task) {
      let remainingMs = Math.max(0, Math.ceil(delayMs));
      let timer = 0;
      const wait = (): void => {
        const partMs = Math.min(remainingMs, longestTimerMs);
        remainingMs -= partMs;
        timer = window.setTimeout(remainingMs > 0 ? wait : task, partMs);
      };
      wait();
      return () => window.clearTimeout(timer);
    },
  };
}
