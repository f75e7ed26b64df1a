import { durationsMs } from '@fjernsyn/kernel';
import { createFakeCookies } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { keepFilters } from './filter-record';

const child = { subscription: 'Registered', maxRating: 'MRAM-07', segments: ['ramasjang', 'mt_a'] };

test('[SE304] filters are three texts, for thirty days or 400', async () => {
  const cookies = createFakeCookies();
  const kept = () => Array.from(cookies.kept, ([name, { value, lifeMs }]) => [name, value, lifeMs / durationsMs.day]);
  await keepFilters(cookies, child, false);
  expect(kept()).toEqual([
    ['s', 'Registered', 30],
    ['m', 'MRAM-07', 30],
    ['g', 'ramasjang|mt_a', 30],
  ]);
  expect(30 * durationsMs.day).toBe(2_592_000_000);
  await keepFilters(cookies, { ...child, maxRating: undefined }, true);
  expect(kept()).toEqual([
    ['s', 'Registered', 400],
    ['g', 'ramasjang|mt_a', 400],
  ]);
  await keepFilters(cookies, undefined, true);
  expect(kept()).toEqual([]);
});
