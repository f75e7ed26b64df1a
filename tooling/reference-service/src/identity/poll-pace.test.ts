import { expect, test } from 'vitest';
import { createPollPace } from './poll-pace';

test('[RS201] every code has a pace of its own, and a little haste is the network', () => {
  let nowAt = 0;
  const pace = createPollPace({ now: () => nowAt, intervalSeconds: () => 5 });
  expect(pace.isTooSoon('one')).toBe(false);
  nowAt += 4_600;
  expect(pace.isTooSoon('one')).toBe(false);
  expect(pace.isTooSoon('other')).toBe(false);
  nowAt += 4_400;
  expect(pace.isTooSoon('one')).toBe(true);
  nowAt += 5_000;
  expect([pace.isTooSoon('one'), pace.isTooSoon('other')]).toEqual([true, false]);
  nowAt += 31 * 60_000;
  expect(pace.isTooSoon('one')).toBe(false);
});
