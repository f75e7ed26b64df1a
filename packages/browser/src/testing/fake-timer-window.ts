import type { TimerWindow } from '../ports/browser-clock';

/** Timers with the limits of a real engine: whole milliseconds, and a delay beyond 2^31 − 1 ms fires after 1 ms. */
export interface FakeTimerWindow extends TimerWindow {
  advance(byMs: number): void;
  readonly pending: number;
}

/** Makes a {@link FakeTimerWindow} at 0 ms. */
export function createFakeTimerWindow(): FakeTimerWindow {
  const timers = new Map<number, { readonly dueMs: number; readonly task: () => void }>();
  let elapsedMs = 0;
  let count = 0;
  return {
    setTimeout(task: TimerHandler, delayMs = 0) {
      const heldMs = delayMs > 2_147_483_647 ? 1 : Math.max(0, Math.trunc(delayMs));
      timers.set(++count, { dueMs: elapsedMs + heldMs, task: task as () => void });
      return count;
    },
    clearTimeout: (timer) => void timers.delete(timer ?? 0),
    advance(byMs) {
      const untilMs = elapsedMs + byMs;
      for (;;) {
        const next = Array.from(timers).sort((one, other) => one[1].dueMs - other[1].dueMs)[0];
        if (!next || next[1].dueMs > untilMs) break;
        timers.delete(next[0]);
        elapsedMs = next[1].dueMs;
        next[1].task();
      }
      elapsedMs = untilMs;
    },
    get pending() {
      return timers.size;
    },
  };
}
