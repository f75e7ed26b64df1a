import type { MediaTrack } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { chooseSubtitles } from './choose-subtitles';
import { toOfferedSubtitles, toPurpose } from './offered-subtitles';

const track = (id: string, roles: readonly string[], label = 'Dansk'): MediaTrack => ({
  id,
  type: 'subtitle',
  language: 'da',
  label,
  roles,
  isSelected: false,
});

const chosen = (...tracks: readonly MediaTrack[]) => chooseSubtitles(toOfferedSubtitles(tracks, undefined))?.id;

test('[PL35] [found-sub-07] shows everything that is said before foreign speech alone, whichever comes first', () => {
  const forced = track('forced', ['forced-subtitle'], 'Dansk, kun skilte');
  expect(chosen(forced, track('full', []))).toBe('full');
  expect(chosen(track('foreign', [], 'ForeignLanguageSubtitles'), track('full', ['subtitle']))).toBe('full');
  expect(chosen(forced)).toBeUndefined();
});

test('[PL35] [found-sub-07] shows those for who does not hear where there are no others', () => {
  const captions = track('captions', ['caption']);
  expect(chosen(captions, track('full', []))).toBe('full');
  expect(chosen(captions)).toBe('captions');
});

test.each([
  [['forced-subtitle'], 'forced'],
  [['forced_subtitle'], 'forced'],
  [['caption'], 'hearing'],
  [['public.accessibility.transcribes-spoken-dialog'], 'hearing'],
  [['public.accessibility.describes-music-and-sound'], 'hearing'],
  [['main', 'subtitle'], 'full'],
])('[PL39] [found-sub-07] a track of the roles %j is %s', (roles, purpose) => {
  expect(toPurpose({ roles, label: 'Dansk' })).toBe(purpose);
});
