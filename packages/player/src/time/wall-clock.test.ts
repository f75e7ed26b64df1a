import { fakeNow } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { toMediaTime, toWallClock } from './wall-clock';

test('[P032] [PL533] a stream that began years ago has its moments where its own origin says, there and back', () => {
  // The beginning of 2020.
  const originAt = 1_577_836_800_000;
  const at = fakeNow + 30_000;
  expect(toMediaTime(originAt, at)).toBe(195_508_830);
  expect(toWallClock(originAt, toMediaTime(originAt, at))).toBe(at);
  expect(toWallClock(originAt, 0.0004)).toBe(originAt);
});
