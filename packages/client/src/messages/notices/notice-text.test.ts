import { expect, test } from 'vitest';
import { loadTranslate } from '../translate';
import { noticeText } from './notice-text';
import { noticeTexts } from './notice-texts';

test.each([
  ['da', 'Siden findes ikke. Måske er den flyttet.'],
  ['en', 'There is no such page. It may have moved.'],
  ['ar', 'هذه الصفحة غير موجودة. ربما نُقلت إلى مكان آخر.'],
])('[CL195] a link to what is gone says so in %s', async (language, words) => {
  expect(noticeText((await loadTranslate(language)).with(noticeTexts), { kind: 'dead-link' }, '')).toBe(words);
});

test('[CL446] [found-geo-01] abroad names the places where everything is shown, where the service says them', async () => {
  const t = (await loadTranslate('da')).with(noticeTexts);
  expect(noticeText(t, { kind: 'abroad' }, 'Danmark og Grønland')).toContain('uden for Danmark og Grønland');
  expect(noticeText(t, { kind: 'abroad' }, '')).toContain('i udlandet');
});
