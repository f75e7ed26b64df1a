import { expect, test } from 'vitest';
import { withBatches } from './page-rows';

// Rows 3 to 15 miss their lists, and row 9 has its own.
const orders = [3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15];

test.each([
  ['none of them', { first: 0, end: 3 }, { first: 0, end: 3 }],
  ['the first of them', { first: 0, end: 4 }, { first: 0, end: 8 }],
  ['all of the first five', { first: 1, end: 8 }, { first: 1, end: 8 }],
  ['one of the next five', { first: 5, end: 9 }, { first: 3, end: 14 }],
  ['the row with its own', { first: 9, end: 10 }, { first: 9, end: 10 }],
  ['the last two', { first: 14, end: 20 }, { first: 14, end: 20 }],
  ['the very last, come back to', { first: 15, end: 16 }, { first: 14, end: 16 }],
])('[CL943] where %s are near, the five that travel with them are read too', (_what, near, read) => {
  expect(withBatches(near, orders)).toEqual(read);
});

test('[CL943] where nothing is missing, what is near is near', () => {
  expect(withBatches({ first: 2, end: 6 }, [])).toEqual({ first: 2, end: 6 });
});
