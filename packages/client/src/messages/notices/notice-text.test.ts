import { expect, test } from 'vitest';
import { loadTranslate } from '../translate';
import { noticeText } from './notice-text';
import { noticeTexts } from './notice-texts';

test.each([
  ['da', 'Siden findes ikke. Måske er den flyttet.'],
  ['en', 'There is no such page. It may have moved.'],
  ['ar', 'هذه الصفحة غير موجودة. ربما نُقلت إلى مكان آخر.'],
])('[CL195] a link to what is gone says so in %s', async (language, words) => {
  expect(noticeText((await loadTranslate(language)).with(noticeTexts), { kind: 'dead-link' })).toBe(words);
});
