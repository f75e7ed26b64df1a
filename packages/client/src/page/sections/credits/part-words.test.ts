import { expect, test } from 'vitest';
import { danish } from '../../../messages/translate';
import { creditsTexts } from './credits-texts';
import { partWords } from './part-words';

const t = danish.with(creditsTexts);

test.each([
  [['actor'], '', 'Skuespiller'],
  [['actor'], 'Lensmanden', 'Lensmanden'],
  [['director', 'actor'], 'Læreren', 'Instruktør, Læreren'],
  [['director', 'writer'], '', 'Instruktør, Manuskript'],
  [['toString'], '', ''],
  [[], '', ''],
])('[CL1141] who is credited as %j, playing »%s«, does »%s«', (roles, character, words) => {
  expect(partWords(t, { roles, character })).toBe(words);
});
