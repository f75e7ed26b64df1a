import { expect, test } from 'vitest';
import { loadTranslate } from '../translate';
import { placeTexts } from './place-texts';
import { placeWords } from './place-words';

test.each([
  ['da', ['DK', 'GL', 'FO'], 'Danmark, Grønland og Færøerne'],
  ['en', ['DK', 'GL', 'FO'], 'Denmark, Greenland and the Faroe Islands'],
  ['ar', ['DK', 'GL', 'FO'], 'الدنمارك، غرينلاند وجزر فارو'],
  ['da', ['DK'], 'Danmark'],
  ['da', ['NO', 'SE'], 'Norge og Sverige'],
  ['da', [], ''],
])('[CL446] [found-geo-01] in %s %j are %s', async (language, countries, words) => {
  expect(placeWords((await loadTranslate(language)).with(placeTexts), language, countries)).toBe(words);
});
