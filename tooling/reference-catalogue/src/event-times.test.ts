import { expect, test } from 'vitest';
import { eventEntries } from './catalogue';
import { eventState, eventTimes } from './event-times';
import { eventsAt } from './sport-lists';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const nowAt = 1_795_867_200_000;

test('[RS80] an event lies less than four days back or less than eight ahead, whatever the time is', () => {
  for (const laterMs of [0, 7 * hourMs, 3 * dayMs + 1, 100 * dayMs, -40 * dayMs])
    for (const { event } of eventEntries) {
      const { startAt, endAt } = eventTimes(event, nowAt + laterMs);
      expect(startAt - (nowAt + laterMs)).toBeGreaterThan(-4 * dayMs);
      expect(startAt - (nowAt + laterMs)).toBeLessThanOrEqual(8 * dayMs);
      expect(endAt).toBeGreaterThan(startAt);
    }
});

test('[RS80] an event is upcoming, then live to the very end, then past', () => {
  for (const { event } of eventEntries) {
    const { startAt, endAt } = eventTimes(event, nowAt);
    expect(eventState(event, startAt - 1)).toBe('Upcoming');
    expect(eventState(event, startAt)).toBe('Live');
    expect(eventState(event, endAt)).toBe('Live');
    expect(eventState(event, endAt + 1)).toBe('Past');
  }
});

test('[RS81] events stand with what is live first, then what comes next, then what was last', () => {
  const [first] = eventEntries;
  if (first === undefined) throw new Error('There are no events');
  const liveAt = eventTimes(first.event, nowAt).startAt + 1;
  const states = eventsAt(liveAt).map(({ event }) => eventState(event, liveAt));
  expect(states[0]).toBe('Live');
  expect(states.join()).toMatch(/^(Live,?)+(Upcoming,?)+(Past,?)+$/);
  const starts = eventsAt(liveAt).map(({ event }) => eventTimes(event, liveAt).startAt);
  const upcoming = starts.filter((_, index) => states[index] === 'Upcoming');
  expect(upcoming).toEqual([...upcoming].sort((one, other) => one - other));
  const past = starts.filter((_, index) => states[index] === 'Past');
  expect(past).toEqual([...past].sort((one, other) => other - one));
});

test('[RS82] events name teams of their own competition, or have a title of their own', () => {
  for (const { event, teams } of eventEntries) {
    expect(teams.length, event.id).toBe(event.title === undefined ? 2 : 0);
    for (const team of teams) expect(team.competitionId).toBe(event.competitionId);
  }
});
