import { expect, test } from 'vitest';
import { contentLimitOf, ratingAgeOf } from './content-limit';

const ramasjang = { ratingAge: 8, classAge: 4 };
const upTo12 = { ratingAge: 12, classAge: 12 };
const anyClass = Number.POSITIVE_INFINITY;

test.each([
  [['minisjang', 'optedout'], 3],
  [['ramasjang', 'optedin'], 8],
  [['restricted', 'optedout'], 12],
  [['drtv', 'drtv-kids'], 12],
  [['ultra', 'optedout'], 14],
])('[SE370] segments %j are limited to ratings of %i years', (segments, age) => {
  expect(contentLimitOf(segments)?.ratingAge).toBe(age);
  expect(contentLimitOf(segments.map((one) => one.toUpperCase()))?.ratingAge).toBe(age);
});

test.each([
  [['drtv', 'optedin'], undefined],
  [['drtv', 'ultra', 'ramasjang', 'minisjang', 'restricted'], undefined],
  [['constructor'], '__proto__'],
  [[], ''],
  [['drtv'], 'DR-Voksen'],
  [['drtv'], 'MRAM-EXCEPT'],
  [['drtv'], 'MRAM-NOT-RATED'],
])('[SE370] segments %j with the rating %s are not limited', (segments, maxRating) => {
  expect(contentLimitOf(segments, maxRating)).toBeUndefined();
});

test.each([
  [['ramasjang'], 'DR-Ultra', ramasjang],
  [['ultra'], 'DR-Ramasjang', ramasjang],
  [['drtv'], 'DR-Ramasjang', ramasjang],
  [['drtv'], 'ramasjang', ramasjang],
  [['ramasjang'], 'MRAM-15', ramasjang],
  [['ramasjang'], 'MRAM-07', { ...ramasjang, ratingAge: 7 }],
  [['ultra', 'kids'], undefined, { ratingAge: 12, classAge: 7 }],
  [['kids'], 'DR-Voksen', upTo12],
  [['restricted'], 'MRAM-11', { ...upTo12, ratingAge: 11 }],
  [['drtv'], 'MRAM-11', { ratingAge: 11, classAge: anyClass }],
  [['drtv'], '12', { ratingAge: 12, classAge: anyClass }],
] as const)('[SE374] segments %j with the rating %s have the strictest limit', (segments, maxRating, limit) => {
  expect(contentLimitOf(segments, maxRating)).toEqual(limit);
});

test.each([
  ['MRAM-ALL', 0],
  ['mram-07', 7],
  ['MRAM-11', 11],
  ['MRAM-15', 15],
  ['MRAM-EXCEPT', undefined],
  ['MRAM-NOT-RATED', undefined],
  ['PEGI-12', undefined],
  ['', undefined],
])('[SE372] the rating %s is for %s years', (code, age) => {
  expect(ratingAgeOf(code)).toBe(age);
});
