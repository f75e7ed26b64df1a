import { expect, test } from 'vitest';
import { danish } from '../translate';
import { playbackErrorText, playbackErrorTitle } from './playback-error-text';
import { playbackErrorTexts } from './playback-error-texts';

const t = danish.with(playbackErrorTexts);
const film = { isChannel: false, isTv: true };
const channel = { isChannel: true, isTv: true };

test('[CL8] says why something does not play, and never nothing', () => {
  const say = (code: Parameters<typeof playbackErrorText>[1]) => playbackErrorText(t, code, film);
  expect(say('api/files-not-available')).toBe('Der er ingen filer til denne titel lige nu.');
  expect(say('media/network')).toBe('Der er ikke forbindelse til filmen. Prøv igen.');
  expect(say('api/not-found')).toBe('Titlen findes ikke. Måske er den taget ned.');
  expect(say('api/unauthorized')).toContain('kun for dem, der er logget ind');
  expect(say('api/refused')).toBe('Tjenesten viser ikke filmen for dig.');
  expect(say('player/unexpected')).toBe('Noget gik galt under afspilningen. Prøv igen.');
});

test('[CL730] a film that is not for the profile says so', () => {
  expect(playbackErrorText(t, 'api/barred', film)).toBe('Filmen er ikke for din profil.');
});

test.each([
  ['media/manifest', 'Filmens fil kan ikke læses lige nu. Prøv igen om lidt.'],
  ['media/missing', 'Der er ingen filer til denne titel lige nu.'],
  ['media/engine-unreachable', 'Afspilleren kunne ikke hentes. Prøv igen.'],
  ['media/unsupported', 'Din enhed kan ikke vise dette videoformat.'],
] as const)('[CL380] [found-words-01] the words of %s blame what failed', (code, words) => {
  expect(playbackErrorText(t, code, film)).toBe(words);
});

test('[CL380] [found-words-01] a channel that does not play is no film, in any language', () => {
  expect([playbackErrorTitle(t, false), playbackErrorTitle(t, true)]).toEqual([
    'Filmen kan ikke afspilles',
    'Kanalen kan ikke vises',
  ]);
  expect(playbackErrorText(t, 'media/network', channel)).toBe('Der er ikke forbindelse til kanalen. Prøv igen.');
  expect(playbackErrorText(t, 'media/engine-unreachable', channel)).toBe('Afspilleren kunne ikke hentes. Prøv igen.');
  const films = { da: /film/i, en: /film|title/i, ar: /فيلم|عنوان/ };
  for (const [language, film] of Object.entries(films) as ['da' | 'en' | 'ar', RegExp][]) {
    const texts: Readonly<Record<string, string>> = playbackErrorTexts[language];
    for (const [id, words] of Object.entries(texts)) {
      const [, failure] = /^player\.failed\.(.+)$/.exec(id) ?? [];
      if (failure) expect(texts[`player.channel.${failure}`] ?? words, id).not.toMatch(film);
    }
  }
});

test.each([
  ['C8.18, network', 'media/network', 'Der er ikke forbindelse til filmen. Prøv igen.'],
  [
    'C8.19, browser',
    'media/engine-unavailable',
    'Din browser kan ikke køre afspilleren. Opdatér den, eller brug en anden.',
  ],
  ['C8.20, response', 'media/unknown', 'Afspilleren fik et svar, som den ikke kan bruge. Prøv igen om lidt.'],
  ['C8.23, service', 'api/failed', 'Tjenesten svarer ikke lige nu. Vent lidt, og prøv igen.'],
  ['C8.24, files', 'player/files-not-available', 'Der er ingen filer til denne titel lige nu.'],
  ['C8.25, entitlement', 'api/refused', 'Tjenesten viser ikke filmen for dig.'],
  ['C8.26, abroad', 'player/geo-blocked', 'Filmen kan kun ses i Danmark, Grønland og på Færøerne.'],
  [
    'C8.27, devices',
    'player/too-many-devices',
    'Din konto er i gang på så mange enheder, som den må. Stop en af dem, og prøv igen.',
  ],
  ['C8.28, anything', 'player/unexpected', 'Noget gik galt under afspilningen. Prøv igen.'],
  ['C8.29, format', 'player/video-format', 'Din enhed kan ikke vise dette videoformat.'],
] as const)('[CL1510] %s: a code has its words in a browser', (_, code, words) => {
  expect(playbackErrorText(t, code, { isChannel: false, isTv: false })).toBe(words);
});

test.each([
  ['C8.21, encrypted', 'player/drm-protected', 'Filmen er krypteret på en måde, som dit tv ikke kan vise.'],
  [
    'C8.22, device',
    'media/engine-unavailable',
    'Din enhed kan ikke køre afspilleren, så filmen kan ikke ses her. Gå tilbage.',
  ],
] as const)('[CL1510] %s: a television has words of its own', (_, code, words) => {
  expect(playbackErrorText(t, code, film)).toBe(words);
});

test('[CL1800] what a channel may not show says so of the programme, and that the channel comes back', () => {
  const say = (code: Parameters<typeof playbackErrorText>[1]) => playbackErrorText(t, code, channel);
  expect([say('shell/programme-barred'), say('shell/programme-blacked-out')]).toEqual([
    'Udsendelsen er ikke for din profil. Kanalen kommer igen, når den er slut.',
    'Udsendelsen må ikke vises her. Kanalen kommer igen, når den er slut.',
  ]);
});
