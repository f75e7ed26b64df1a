import { expect, test } from 'vitest';
import { isWatchedDue, mergeWatched } from './merge-watched';

const at = (positionSeconds: number, lastWatchedAt?: number, isFullyWatched = false) => ({
  positionSeconds,
  isFullyWatched,
  lastWatchedAt,
});

test.each([
  ['the newer', at(10, 1), at(20, 2), 20],
  ['our own, where it is newer', at(10, 3), at(20, 2), 10],
  ['the usable one', at(10, 1), at(0, 2), 10],
  ['the end, though it has no position', at(10, 1), at(0, 2, true), 0],
  ['what the service has, of two without a date', at(10), at(20), 20],
])('[AC12] of two positions counts %s', (_, own, taken, expected) => {
  expect(mergeWatched(own, taken)?.positionSeconds).toBe(expected);
});

test('[AC12] what the service has no more is gone, and what it alone has is taken', () => {
  expect(mergeWatched(at(10, 1), undefined)).toBeUndefined();
  expect(mergeWatched(undefined, at(20))).toEqual(at(20));
});

const hour = 3_600_000;

test.each([
  [hour + 1, hour + 1, true],
  [hour, hour + 1, false],
  [hour + 1, hour, false],
])('[AC13] %i ms after watching and %i ms after reading: %s', (watchedMs, readMs, isDue) => {
  const now = 10 * hour;
  expect(isWatchedDue({ watchedAt: now - watchedMs, readAt: now - readMs }, now)).toBe(isDue);
});
