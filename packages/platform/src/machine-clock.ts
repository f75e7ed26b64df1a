import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from './clock';

/** A clock as state machines want it. */
export interface MachineClock {
  setTimeout(task: () => void, delayMs: DurationMs): Unsubscribe;
  clearTimeout(timer: Unsubscribe | undefined): void;
}

/** Makes machines wait by the Clock port. */
export function toMachineClock(clock: Clock): MachineClock {
  return {
    setTimeout: (task, delayMs) => clock.after(delayMs, task),
    clearTimeout: (timer) => timer?.(),
  };
}
