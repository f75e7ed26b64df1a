import { expect, test } from 'vitest';
import type { Broadcast } from './broadcast';
import { broadcastDay } from './broadcast-day';
import { audienceOf, eventEntries, titleOf } from './catalogue';
import { type ChannelKey, channels } from './channels';
import { isComing } from './coming';
import { danishDate, danishMoment, daysAfter, zonedTime } from './danish-time';
import { eventsBetween } from './event-times';

const keys = Object.keys(channels) as readonly ChannelKey[];
const hourMs = 3_600_000;
const [winter, spring, autumn] = ['2026-11-28', '2026-03-28', '2026-10-24'];

function clockOf(at: number): string {
  return zonedTime(at).slice(11, 16);
}

function titlesOn(broadcasts: readonly Broadcast[]) {
  return broadcasts.flatMap((broadcast) =>
    'type' in broadcast.shown ? [{ ...broadcast, shown: broadcast.shown }] : [],
  );
}

test.each([
  [winter, 24],
  [spring, 23],
  [autumn, 25],
])('[RS240] the day of %s has neither gaps nor overlaps, on any channel, in its %i hours', (date, hours) => {
  for (const key of keys) {
    const day = broadcastDay(key, date);
    expect(clockOf(day[0]?.startAt ?? 0), key).toBe('05:00');
    day.forEach(({ startAt, endAt }, index) => {
      expect(endAt, key).toBeGreaterThan(startAt);
      expect(day[index + 1]?.startAt ?? endAt, `${key} ${clockOf(endAt)}`).toBe(endAt);
    });
    const [next] = broadcastDay(key, daysAfter(date, 1));
    expect(day[day.length - 1]?.endAt, key).toBe(next?.startAt);
    expect(((next?.startAt ?? 0) - (day[0]?.startAt ?? 0)) / hourMs, key).toBe(hours);
  }
});

test('[RS240] a day is always the same, and another day is another', () => {
  for (const key of ['one', 'two', 'children'] as const) {
    expect(broadcastDay(key, winter)).toEqual(broadcastDay(key, winter));
    expect(titlesOn(broadcastDay(key, winter)).map(({ shown }) => shown.id)).not.toEqual(
      titlesOn(broadcastDay(key, '2026-11-29')).map(({ shown }) => shown.id),
    );
  }
});

test('[RS241] programmes suit the hour: news at half past six and nine, drama at eight, repeats at night', () => {
  for (let days = 0; days < 14; days += 1) {
    const day = broadcastDay('one', daysAfter(winter, days));
    const at = (clock: string) => day.find(({ startAt }) => clockOf(startAt) === clock);
    for (const clock of ['18:30', '21:00'])
      expect(at(clock), clock).toMatchObject({ isLive: true, shown: { show: { title: 'Aftenrunden' } } });
    expect(at('20:00')).toMatchObject({ isFeatured: true, shown: { type: 'episode' } });
    const night = titlesOn(day).filter(({ startAt }) => startAt >= danishMoment(daysAfter(winter, days), 1_530));
    expect(night.length).toBeGreaterThan(0);
    expect(night.every(({ isRepeat }) => isRepeat)).toBe(true);
    const evening = titlesOn(day).filter(({ startAt }) => clockOf(startAt) >= '18:30');
    for (const { shown } of evening) expect(audienceOf(shown), titleOf(shown)).toBe('adults');
  }
});

test('[RS241] children have their channel from six to seven in the evening, and nothing that is not out is shown', () => {
  for (const key of keys)
    for (const { shown } of titlesOn(broadcastDay(key, winter))) expect(isComing(shown), titleOf(shown)).toBe(false);
  const day = broadcastDay('children', winter);
  for (const { shown, startAt } of titlesOn(day)) {
    expect(audienceOf(shown), titleOf(shown)).not.toBe('adults');
    expect(clockOf(startAt) >= '06:00' && clockOf(startAt) < '19:00', clockOf(startAt)).toBe(true);
  }
  expect(day[0]?.shown).toMatchObject({ isBlackout: true });
});

test('[RS242] an event is on the sport channel at its own time', () => {
  const day = broadcastDay('sport', winter);
  const events = eventsBetween(eventEntries, day[0]?.startAt ?? 0, day[day.length - 1]?.endAt ?? 0);
  expect(events.length).toBeGreaterThan(0);
  expect(day).toContainEqual(
    expect.objectContaining({ shown: events[0]?.entry, startAt: events[0]?.startAt, endAt: events[0]?.endAt }),
  );
});

test('[RS243] Danish clocks are changed on the last Sundays of March and October', () => {
  const at = (text: string) => Date.parse(text);
  expect(zonedTime(at('2026-03-29T00:59:59Z'))).toBe('2026-03-29T01:59:59+01:00');
  expect(zonedTime(at('2026-03-29T01:00:00Z'))).toBe('2026-03-29T03:00:00+02:00');
  expect(zonedTime(at('2026-10-25T00:59:59Z'))).toBe('2026-10-25T02:59:59+02:00');
  expect(zonedTime(at('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00:00+01:00');
  expect([danishDate(at('2026-07-01T21:59:59Z')), danishDate(at('2026-07-01T22:00:00Z'))]).toEqual([
    '2026-07-01',
    '2026-07-02',
  ]);
  expect(danishMoment('2026-07-01', 300)).toBe(at('2026-07-01T03:00:00Z'));
  expect(danishMoment('2026-03-29', 140)).toBe(at('2026-03-29T01:00:00Z'));
  expect(danishMoment('2026-10-25', 140)).toBe(at('2026-10-25T00:20:00Z'));
});
