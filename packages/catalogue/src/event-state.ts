import type { ItemType } from '@fjernsyn/contracts';
import type { Instant, Observed } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import { observeByClock } from './observe-by-clock';

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

const noEvent: Observed<EventState> = { get: () => 'Unknown', subscribe: () => () => undefined };

/** The state of an event by a clock, judged again when it changes while somebody subscribes. */
export function observeEventState(event: EventTimes, clock: Clock): Observed<EventState> {
  if (event.type !== 'event') return noEvent;
  return observeByClock(clock, (now) => ({ value: eventStateAt(event, now), changesAt: nextChangeOf(event, now) }));
}
