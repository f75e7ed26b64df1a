import { expect, test } from 'vitest';
import { shortCodes } from './short-codes';

test('[CL445] [found-offline-01] each code has a number of three digits, which no other has', () => {
  const numbers = Object.values(shortCodes);
  expect(numbers.filter((number) => !/^[1-5]\d\d$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
