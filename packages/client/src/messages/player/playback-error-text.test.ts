import { expect, test } from 'vitest';
import { danish } from '../translate';
import { playbackErrorText, playbackErrorTitle } from './playback-error-text';
import { playerTexts } from './player-texts';

const t = danish.with(playerTexts);

test('[CL8] says why something does not play, and never nothing', () => {
  const say = (code: Parameters<typeof playbackErrorText>[1]) => playbackErrorText(t, code, false);
  expect(say('api/files-not-available')).toBe('Der er ingen filer til denne titel lige nu.');
  expect(say('media/network')).toBe('Der er ikke forbindelse til filmen. Prøv igen.');
  expect(say('api/not-found')).toBe('Titlen findes ikke. Måske er den taget ned.');
  expect(say('api/unauthorized')).toContain('kun for dem, der er logget ind');
  expect(say('api/refused')).toBe('Tjenesten viser ikke filmen for dig.');
  expect(say('player/unexpected')).toBe('Noget gik galt under afspilningen. Prøv igen.');
});

test('[CL730] a film that is not for the profile says so', () => {
  expect(playbackErrorText(t, 'api/barred', false)).toBe('Filmen er ikke for din profil.');
});

test.each([
  ['media/manifest', 'Filmens fil kan ikke læses lige nu. Prøv igen om lidt.'],
  ['media/missing', 'Der er ingen filer til denne titel lige nu.'],
  ['media/engine-unreachable', 'Afspilleren kunne ikke hentes. Prøv igen.'],
  ['media/unsupported', 'Din enhed kan ikke vise dette videoformat.'],
] as const)('[CL380] [found-words-01] the words of %s blame what failed', (code, words) => {
  expect(playbackErrorText(t, code, false)).toBe(words);
});

test('[CL380] [found-words-01] a channel that does not play is no film, in any language', () => {
  expect([playbackErrorTitle(t, false), playbackErrorTitle(t, true)]).toEqual([
    'Filmen kan ikke afspilles',
    'Kanalen kan ikke vises',
  ]);
  expect(playbackErrorText(t, 'media/network', true)).toBe('Der er ikke forbindelse til kanalen. Prøv igen.');
  expect(playbackErrorText(t, 'media/engine-unreachable', true)).toBe('Afspilleren kunne ikke hentes. Prøv igen.');
  const films = { da: /film/i, en: /film|title/i, ar: /فيلم|عنوان/ };
  for (const [language, film] of Object.entries(films) as ['da' | 'en' | 'ar', RegExp][]) {
    const texts: Readonly<Record<string, string>> = playerTexts[language];
    for (const [id, words] of Object.entries(texts)) {
      const [, failure] = /^player\.failed\.(.+)$/.exec(id) ?? [];
      if (failure) expect(texts[`player.channel.${failure}`] ?? words, id).not.toMatch(film);
    }
  }
});
