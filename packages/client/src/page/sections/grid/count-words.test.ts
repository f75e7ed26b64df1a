import { expect, test } from 'vitest';
import { danish } from '../../../messages/translate';
import { countWords } from './count-words';
import { gridTexts } from './grid-texts';

const t = danish.with(gridTexts);

test.each([
  [1, '1 titel'],
  [140, '140 titler'],
  [2_000, '2.000 titler'],
])('[CL1102] of %i titles it is said: %s', (count, words) => {
  expect(countWords(t, count, 'da')).toBe(words);
});
