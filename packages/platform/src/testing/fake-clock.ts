import type { DurationMs, Instant } from '@fjernsyn/kernel';
import type { Clock } from '../clock';

/** A clock that moves when told to. */
export interface FakeClock extends Clock {
  /** Lets time pass, running each timer at its own time; timers set meanwhile run too when they fall due. */
  advance(byMs: DurationMs): void;
  /** As {@link FakeClock.advance}, with the promises settled between timers. */
  advanceSettled(byMs: DurationMs): Promise<void>;
  /** Sets the set's time without running timers, as a viewer or a time server does. */
  jumpTo(at: Instant): void;
  /** How many timers are waiting. */
  readonly pending: number;
}

/** 12 March 2026, 20:00 UTC. */
export const fakeNow: Instant = 1_773_345_600_000;

/** Makes a {@link FakeClock} that stands at `startAt`. */
export function createFakeClock(startAt: Instant = fakeNow): FakeClock {
  let wallAt = startAt;
  let elapsedMs = 0;
  let order = 0;
  let timers: readonly { readonly dueMs: number; readonly order: number; readonly task: () => void }[] = [];

  const next = (untilMs: number) =>
    timers
      .filter((timer) => timer.dueMs <= untilMs)
      .sort((one, other) => one.dueMs - other.dueMs || one.order - other.order)[0];

  const pass = (toMs: number): void => {
    wallAt += toMs - elapsedMs;
    elapsedMs = toMs;
  };

  const runNext = (untilMs: number): boolean => {
    const timer = next(untilMs);
    if (!timer) return false;
    timers = timers.filter((other) => other !== timer);
    pass(Math.max(timer.dueMs, elapsedMs));
    timer.task();
    return true;
  };

  return {
    now: () => wallAt,
    after(delayMs, task) {
      const timer = { dueMs: elapsedMs + Math.max(0, delayMs), order: order++, task };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(byMs) {
      const untilMs = elapsedMs + byMs;
      while (runNext(untilMs));
      pass(untilMs);
    },
    async advanceSettled(byMs) {
      const untilMs = elapsedMs + byMs;
      do await settled();
      while (runNext(untilMs));
      pass(untilMs);
      await settled();
    },
    jumpTo(at) {
      wallAt = at;
    },
    get pending() {
      return timers.length;
    },
  };
}

/** Lets promises that can settle do so, through chains of some depth. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await undefined;
}
