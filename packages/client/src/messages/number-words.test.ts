import { afterEach, expect, test, vi } from 'vitest';
import { dayWords } from './item/day-words';
import { numberWords } from './number-words';

afterEach(() => vi.unstubAllGlobals());

test('[CL1221] a number is written as its language does', () => {
  expect([numberWords(2_000, 'da'), numberWords(7.5, 'da'), numberWords(7.5, 'en')]).toEqual(['2.000', '7,5', '7.5']);
});

test('[CL1221] [eng-04] an engine without Intl writes numbers as they are, and leaves days out', () => {
  vi.stubGlobal('Intl', undefined);
  expect([numberWords(2_000, 'da'), numberWords(7.5, 'da')]).toEqual(['2000', '7.5']);
  expect(dayWords(0, { language: 'da', timeZone: 'Europe/Copenhagen' })).toBe('');
});
