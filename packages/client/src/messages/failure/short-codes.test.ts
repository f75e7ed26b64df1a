import { expect, test } from 'vitest';
import { shortCodeOf, shortCodes } from './short-codes';

test('[CL445] [found-offline-01] each code has a number of three digits, which no other has, and one that is not listed the general one', () => {
  const numbers = Object.values(shortCodes);
  expect(numbers.filter((number) => !/^[1-6]\d\d$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect([shortCodeOf('media/network'), shortCodeOf('client/new' as 'media/network')]).toEqual(['201', '500']);
});
