import { expect, test } from 'vitest';
import { keepMounted, noIndices } from './nearness';

const limit = { first: 2, end: 20 };

test.each([
  ['what is seen joins what is mounted', { first: 4, end: 8 }, { first: 7, end: 10 }, { first: 4, end: 10 }],
  ['what lies outside of the limit goes', { first: 0, end: 8 }, { first: 5, end: 9 }, { first: 2, end: 9 }],
  ['ranges that touch leave no gap', { first: 4, end: 8 }, { first: 8, end: 10 }, { first: 4, end: 10 }],
  ['after a jump what is seen is mounted alone', { first: 4, end: 8 }, { first: 9, end: 12 }, { first: 9, end: 12 }],
  ['nothing mounted is no gap', noIndices, { first: 9, end: 12 }, { first: 9, end: 12 }],
])('[UI38] %s', (_, mounted, seen, expected) => {
  expect(keepMounted(mounted, seen, limit)).toEqual(expected);
});
