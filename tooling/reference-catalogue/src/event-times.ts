import type { EventTitle } from './sport';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const cycleDays = 12;
/** So long after it began an event stays the one that is meant; then the next one of its cycle is. */
const behindMs = 4 * dayMs;
/** Danish winter time. */
const offsetMinutes = 60;

/** When an event begins and ends (epoch ms): the one of its cycle that began less than four days before `nowAt`, or begins within eight. */
export function eventTimes(event: EventTitle, nowAt: number): { readonly startAt: number; readonly endAt: number } {
  return event.isAlwaysLive === true ? aroundHour(nowAt) : firstAfter(event, nowAt - behindMs);
}

/** The events that begin from a moment on and before another, in the order of their beginning, with their times. */
export function eventsBetween<Entry extends { readonly event: EventTitle }>(
  entries: readonly Entry[],
  fromAt: number,
  untilAt: number,
): readonly { readonly entry: Entry; readonly startAt: number; readonly endAt: number }[] {
  return entries
    .map((entry) => ({ entry, ...firstAfter(entry.event, fromAt - 1) }))
    .filter(({ startAt }) => startAt < untilAt)
    .sort((one, other) => one.startAt - other.startAt);
}

function aroundHour(nowAt: number): { readonly startAt: number; readonly endAt: number } {
  const hourAt = Math.floor(nowAt / hourMs) * hourMs;
  return { startAt: hourAt - hourMs / 2, endAt: hourAt + 1.5 * hourMs };
}

/** The first of a cycle that begins after a moment. */
function firstAfter(event: EventTitle, at: number): { readonly startAt: number; readonly endAt: number } {
  const first = event.day * dayMs + (event.startMinute - offsetMinutes) * minuteMs;
  const cycleMs = cycleDays * dayMs;
  const startAt = first + (Math.floor((at - first) / cycleMs) + 1) * cycleMs;
  return { startAt, endAt: startAt + event.minutes * minuteMs };
}

/** The state of an event: live from its start to its end inclusive (C4.2). */
export function eventState(event: EventTitle, nowAt: number): 'Upcoming' | 'Live' | 'Past' {
  const { startAt, endAt } = eventTimes(event, nowAt);
  if (nowAt < startAt) return 'Upcoming';
  return nowAt <= endAt ? 'Live' : 'Past';
}
