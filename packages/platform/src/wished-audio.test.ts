import { expect, test } from 'vitest';
import type { MediaTrack } from './media-engine';
import { toAudioWish, toWishedAudio } from './wished-audio';

const track = (id: string, role: string, language = 'da', isSelected = false): MediaTrack => ({
  id,
  type: 'audio',
  language,
  label: '',
  roles: [role],
  isSelected,
});
const described = track('described', 'description', 'da', true);
const english = track('english', 'main', 'en');
const danish = track('danish', 'main');

test('[PF260] [P049] without a wish a description gives way to other audio of its language, and then to any', () => {
  expect(toWishedAudio([described, english, danish])).toBe(danish);
  expect(toWishedAudio([described, english])).toBe(english);
  expect(toWishedAudio([described])).toBe(described);
  expect(toWishedAudio([])).toBeUndefined();
});

test('[PF260] without a wish the media begin as they do, whatever their order', () => {
  const chosen = track('alternative', 'alternate', 'da', true);
  expect(toWishedAudio([danish, chosen])).toBe(chosen);
  expect(toWishedAudio([{ ...danish, type: 'subtitle' }, chosen])).toBe(chosen);
});

test('[PF261] a wish is met by purpose before language', () => {
  expect(toWishedAudio([english, danish, described], { isDescription: true, language: 'en' })).toBe(described);
  expect(toWishedAudio([described, danish, english], { isDescription: false, language: 'en' })).toBe(english);
  expect(toWishedAudio([danish, english], { isDescription: true, language: 'en' })).toBe(english);
  const spoken = track('spoken', 'public.accessibility.describes-video', 'en');
  expect(toWishedAudio([described, spoken], { isDescription: true, language: 'en' })).toBe(spoken);
});

test('[PF460] of sounds of one language the chosen one is found again, by name and roles, by name, then by roles', () => {
  const plain = track('plain', 'main', 'da', true);
  const commentary = track('commentary', 'commentary');
  const clear = { ...track('clear', 'main'), label: 'Klar tale' };
  const tracks = [plain, commentary, clear, described];
  expect(tracks.map((chosen) => toWishedAudio(tracks, toAudioWish(chosen))?.id)).toEqual(tracks.map(({ id }) => id));
  const renamed = { ...commentary, label: 'Kommentarspor' };
  expect(toWishedAudio([plain, renamed], toAudioWish(commentary))).toBe(renamed);
  const otherRoles = { ...clear, roles: ['alternate'] };
  expect(toWishedAudio([plain, commentary, otherRoles], toAudioWish(clear))).toBe(otherRoles);
});

test('[PF460] a name never wins over purpose and language, and what is gone gives way to what plays', () => {
  const wish = { ...toAudioWish(english), label: 'Klar tale' };
  const named = { ...danish, label: 'Klar tale' };
  expect(toWishedAudio([named, english], wish)).toBe(english);
  const playing = track('playing', 'alternate', 'en', true);
  expect(toWishedAudio([track('first', 'dub', 'en'), playing], wish)).toBe(playing);
});
