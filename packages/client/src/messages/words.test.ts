import { expect, test } from 'vitest';
import { danish } from './translate';
import { ageWords, clockWords, durationWords, kindWords, metaWords, playWords, seasonWords } from './words';

const t = danish;

test.each([
  [20, '1 min'],
  [3480, '58 min'],
  [3600, '1 t 0 min'],
  [6044, '1 t 41 min'],
])('[CL3] says %i s as %s', (seconds, words) => {
  expect(durationWords(t, seconds)).toBe(words);
});

test.each([
  [-1, '0:00'],
  [394.9, '6:34'],
  [3729, '1:02:09'],
])('[CL3] shows position %f as %s', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});

test('[CL3] says the facts of an item that has them, and no others', () => {
  expect(metaWords(t, { genres: ['Krimi', 'Drama'], year: 2024, seasonCount: 2, ratingCode: 'MRAM-15' })).toEqual([
    'Krimi',
    '2024',
    '2 sæsoner',
    'Fra 15 år',
  ]);
  expect(metaWords(t, { genres: [], durationSeconds: 3480, ratingCode: 'MRAM-NOT-RATED' })).toEqual(['58 min']);
  expect(metaWords(t, { genres: [], seasonCount: 1 })).toEqual(['1 sæson']);
});

test('[CL3] names the age, the episode, the season and the kind', () => {
  const playable = { id: '1', type: 'episode', title: 'x' } as const;
  expect(ageWords(t, 'MRAM-ALL')).toBe('For alle');
  expect(playWords(t, playable)).toBe('Afspil');
  expect(playWords(t, { ...playable, episodeNumber: 3 })).toBe('Afspil afsnit 3');
  expect(playWords(t, { ...playable, seasonNumber: 2, episodeNumber: 3 })).toBe('Afspil S2 A3');
  expect(seasonWords(t, { id: 's', title: 'Specialer', isSelected: false })).toBe('Specialer');
  expect(kindWords(t, 'program')).toBe('Program');
  expect(kindWords(t, 'toString')).toBe('');
});
