import { durationsMs, toInstant } from '@fjernsyn/kernel';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { describe, expect, it, test } from 'vitest';
import { type EventTimes, eventStateAt, nextChangeOf, observeEventState } from './event-state';

const at = (text: string): number => toInstant(text) ?? Number.NaN;
const startsAt = at('2026-11-27T18:00:00Z');
const endsAt = at('2026-11-27T20:00:00Z');
const match: EventTimes = { type: 'event', startsAt, endsAt };

test.each([
  ['[CA540]', '2026-11-27T08:00:00Z', 'Upcoming', startsAt],
  ['[CA540]', '2026-11-27T17:59:59.999Z', 'Upcoming', startsAt],
  ['[CA541]', '2026-11-27T18:00:00Z', 'Live', endsAt + 1],
  ['[CA541]', '2026-11-27T19:00:00Z', 'Live', endsAt + 1],
  ['[CA541]', '2026-11-27T20:00:00Z', 'Live', endsAt + 1],
  ['[CA542]', '2026-11-27T20:00:00.001Z', 'Past', undefined],
  ['[CA542]', '2026-12-20T21:00:00Z', 'Past', undefined],
])('%s [events-02] [events-03] at %s the match is %s', (_rule, now, state, changesAt) => {
  expect([eventStateAt(match, at(now)), nextChangeOf(match, at(now))]).toEqual([state, changesAt]);
});

test.each([
  ['of nothing that says when it is', { type: 'event' }],
  ['without its end', { type: 'event', startsAt }],
  ['without its start', { type: 'event', endsAt }],
  ['of a film', { type: 'movie', startsAt, endsAt }],
  ['that ends before it begins', { type: 'event', startsAt: endsAt, endsAt: startsAt }],
  ['with dates that are none', { type: 'event', startsAt: Number.NaN, endsAt: Number.NaN }],
  ['that never ends', { type: 'event', startsAt, endsAt: Number.POSITIVE_INFINITY }],
])('[CA543] [events-06] [events-08] the state %s is unknown, and no timer runs for it', (_what, event) => {
  const clock = createFakeClock(at('2026-11-27T19:00:00Z'));
  const state = observeEventState(event, clock);
  state.subscribe(() => undefined);
  expect([state.get(), nextChangeOf(event, clock.now()), clock.pending]).toEqual(['Unknown', undefined, 0]);
});

describe('an event that is shown', () => {
  function watch(startAt: number) {
    const clock = createFakeClock(startAt);
    const state = observeEventState(match, clock);
    const seen: string[] = [];
    const end = state.subscribe(() => seen.push(state.get()));
    return { clock, seen, end };
  }

  it('[CA544] [events-07] is judged again at its start and after its end, and tells each change once', () => {
    const { clock, seen } = watch(startsAt - durationsMs.hour);
    clock.advance(durationsMs.hour - 1);
    expect(seen).toEqual([]);
    clock.advance(1);
    expect(seen).toEqual(['Live']);
    clock.advance(endsAt - startsAt);
    expect(seen).toEqual(['Live']);
    clock.advance(1);
    expect([seen, clock.pending]).toEqual([['Live', 'Past'], 0]);
  });

  it('[CA545] is judged again within a minute where the clock was put right', () => {
    const { clock, seen } = watch(startsAt - durationsMs.day);
    clock.jumpTo(startsAt + 1);
    clock.advance(durationsMs.minute);
    expect(seen).toEqual(['Live']);
  });

  it('[CA544] is judged no longer once nobody listens', () => {
    const { clock, seen, end } = watch(startsAt - 1);
    end();
    clock.advance(1);
    expect([seen, clock.pending]).toEqual([[], 0]);
  });
});
