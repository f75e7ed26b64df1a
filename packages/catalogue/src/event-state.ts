import type { ItemType } from '@fjernsyn/contracts';
import {
  createEmitter,
  type DurationMs,
  durationsMs,
  type Instant,
  type Observed,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** How an event stands to now (C4.1 to C4.4). */
export type EventState = 'Upcoming' | 'Live' | 'Past' | 'Unknown';

/** What is known of when something is. */
export interface EventTimes {
  readonly type: ItemType;
  readonly startsAt?: Instant | undefined;
  readonly endsAt?: Instant | undefined;
}

/** The state of an event at an instant; unknown for what is no event, or does not say when it begins and ends. */
export function eventStateAt({ type, startsAt, endsAt }: EventTimes, now: Instant): EventState {
  if (type !== 'event' || startsAt === undefined || endsAt === undefined || !isSpan(startsAt, endsAt)) return 'Unknown';
  if (now < startsAt) return 'Upcoming';
  return now <= endsAt ? 'Live' : 'Past';
}

function isSpan(startsAt: Instant, endsAt: Instant): boolean {
  return startsAt <= endsAt && endsAt < Number.POSITIVE_INFINITY;
}

/** When that state is another; undefined where it stays. An event is live to its end inclusive. */
export function nextChangeOf(event: EventTimes, now: Instant): Instant | undefined {
  const { startsAt, endsAt } = event;
  const state = eventStateAt(event, now);
  if (state === 'Upcoming') return startsAt;
  return state === 'Live' && endsAt !== undefined ? endsAt + 1 : undefined;
}

/** How long a state is trusted: a set sleeps, and its clock is put right (reading "Timers"). */
const longestRestMs: DurationMs = durationsMs.minute;

const noEvent: Observed<EventState> = { get: () => 'Unknown', subscribe: () => () => undefined };

/** The state of an event by a clock, judged again when it changes while somebody subscribes. */
export function observeEventState(event: EventTimes, clock: Clock): Observed<EventState> {
  if (event.type !== 'event') return noEvent;
  const changes = createEmitter<void>();
  const get = (): EventState => eventStateAt(event, clock.now());
  let told: EventState;
  let stop: Unsubscribe = () => undefined;

  const wait = (): void => {
    const now = clock.now();
    const changesAt = nextChangeOf(event, now);
    if (changesAt !== undefined) stop = clock.after(Math.min(changesAt - now, longestRestMs), judge);
  };
  const judge = (): void => {
    wait();
    if (get() === told) return;
    told = get();
    changes.emit();
  };

  return {
    get,
    subscribe(listener) {
      const end = changes.subscribe(listener);
      if (changes.size === 1) {
        told = get();
        wait();
      }
      return () => {
        end();
        if (changes.size === 0) stop();
      };
    },
  };
}
