import {
  createEmitter,
  type DurationMs,
  durationsMs,
  type Instant,
  type Observed,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** What holds at an instant. */
export interface Judgement<Value> {
  readonly value: Value;
  /** When it is to be judged again; undefined where it stays. */
  readonly changesAt?: Instant | undefined;
}

/** How long a judgement is trusted: a set sleeps, and its clock is put right (reading "Timers"). */
const longestRestMs: DurationMs = durationsMs.minute;

/** What holds by a clock, judged again when it changes while somebody subscribes. */
export function observeByClock<Value>(clock: Clock, judge: (now: Instant) => Judgement<Value>): Observed<Value> {
  const changes = createEmitter<void>();
  const get = (): Value => judge(clock.now()).value;
  let told: Value;
  let stop: Unsubscribe = () => undefined;

  const wait = (): Value => {
    const now = clock.now();
    const { value, changesAt } = judge(now);
    if (changesAt !== undefined) stop = clock.after(Math.min(changesAt - now, longestRestMs), look);
    return value;
  };
  const look = (): void => {
    const value = wait();
    if (Object.is(value, told)) return;
    told = value;
    changes.emit();
  };

  return {
    get,
    subscribe(listener) {
      const end = changes.subscribe(listener);
      if (changes.size === 1) told = wait();
      return () => {
        end();
        if (changes.size === 0) stop();
      };
    },
  };
}
