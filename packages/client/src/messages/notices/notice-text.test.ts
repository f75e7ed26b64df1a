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

const film = { id: '1', type: 'program', title: 'Havgus' } as const;

test.each([
  ['da', ['»Havgus« er på Min liste.', 'Du gav »Havgus« 8.', '»Havgus« er fjernet fra Fortsæt med at se.']],
  ['en', ['“Havgus” is on My list.', 'You gave “Havgus” 8.', '“Havgus” was removed from Continue watching.']],
  ['ar', ['«Havgus» في قائمتي.', 'أعطيت «Havgus» 8.', 'أُزيل «Havgus» من متابعة المشاهدة.']],
])('[CL1040] what was done to an item is said in %s', async (language, words) => {
  const t = (await loadTranslate(language)).with(noticeTexts);
  const actions = [
    { kind: 'bookmark', item: film },
    { kind: 'rate', item: film, rating: 8 },
    { kind: 'remove', item: film, list: 'ContinueWatching' },
  ] as const;
  expect(actions.map((action) => noticeText(t, { kind: 'activity-done', action }, ''))).toEqual(words);
});

test('[CL1040] what could not be done says so, in the words of the service where it gives a reason', async () => {
  const t = (await loadTranslate('da')).with(noticeTexts);
  const failed = (reason: string | undefined) =>
    noticeText(t, { kind: 'activity-failed', action: { kind: 'follow', item: film }, reason }, '');
  expect([failed(undefined), failed('Medvirkende kan ikke følges endnu')]).toEqual([
    '»Havgus« kunne ikke ændres. Prøv igen.',
    'Medvirkende kan ikke følges endnu',
  ]);
});
