import { expect, test } from 'vitest';
import { clockWords, timeWords } from './clock-words';

test.each([
  [-1, '0:00'],
  [394.9, '6:34'],
  [3729, '1:02:09'],
])('[CL3] shows position %f as %s', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});

test('[CL3] tells the time of a zone, and nothing of a zone that does not exist', () => {
  expect(timeWords(1_773_345_600_000, 'da', 'Europe/Copenhagen')).toBe('21.00');
  expect(timeWords(1_773_345_600_000 + 3 * 3_600_000, 'en', 'Europe/Copenhagen')).toBe('00:00');
  expect(timeWords(1_773_345_600_000, 'da', 'Nowhere/Here')).toBe('');
});
