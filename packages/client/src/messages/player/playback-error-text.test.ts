import { expect, test } from 'vitest';
import { danish } from '../translate';
import { playbackErrorText } from './playback-error-text';
import { playerTexts } from './player-texts';

test('[CL8] says why something does not play, and never nothing', () => {
  const t = danish.with(playerTexts);
  expect(playbackErrorText(t, 'api/files-not-available')).toBe('Der er ingen filer til denne titel lige nu.');
  expect(playbackErrorText(t, 'media/network')).toBe('Der er ikke forbindelse til filmen. Prøv igen.');
  expect(playbackErrorText(t, 'api/not-found')).toBe('Titlen findes ikke. Måske er den taget ned.');
  expect(playbackErrorText(t, 'api/unauthorized')).toContain('kun for dem, der er logget ind');
  expect(playbackErrorText(t, 'api/refused')).toBe('Tjenesten viser ikke filmen for dig.');
  expect(playbackErrorText(t, 'player/unexpected')).toBe('Noget gik galt under afspilningen. Prøv igen.');
});
