import { durationsMs } from '@fjernsyn/kernel';
import { createFakeCookies } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFilterRecord } from './filter-record';

const child = { subscription: 'Registered', maxRating: 'MRAM-07', segments: ['ramasjang', 'mt_a'] };

test('[SE304] filters are three texts, for thirty days or 400', () => {
  const cookies = createFakeCookies();
  const record = createFilterRecord(cookies);
  const kept = () => Array.from(cookies.kept, ([name, { value, lifeMs }]) => [name, value, lifeMs / durationsMs.day]);
  record.keep(child, false);
  expect(kept()).toEqual([
    ['s', 'Registered', 30],
    ['m', 'MRAM-07', 30],
    ['g', 'ramasjang|mt_a', 30],
  ]);
  expect(30 * durationsMs.day).toBe(2_592_000_000);
  record.keep({ ...child, maxRating: undefined }, true);
  expect(kept()).toEqual([
    ['s', 'Registered', 400],
    ['g', 'ramasjang|mt_a', 400],
  ]);
  record.forget();
  expect(kept()).toEqual([]);
});

test.each([
  [{}, {}],
  [{ s: 'Registered', g: 'drtv|mt_a' }, {}],
  [{ m: 'MRAM-07' }, { maxRating: 'MRAM-07' }],
  [{ g: 'ramasjang' }, { maxRating: undefined, segments: ['ramasjang'] }],
  [
    { m: 'DR-Voksen', g: 'drtv|optedout' },
    { maxRating: 'DR-Voksen', segments: ['drtv', 'optedout'] },
  ],
  [{ m: '1', g: 'GA1.2,x y|kids&max_rating=' }, {}],
])('[SE303] of the texts %j a start without a session keeps %j', (texts, limits) => {
  expect(createFilterRecord(createFakeCookies(texts)).limits()).toEqual(limits);
});
