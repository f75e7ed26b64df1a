import { expect, test } from 'vitest';
import { danish } from './translate';
import {
  ageWords,
  clockWords,
  durationWords,
  kindWords,
  metaWords,
  playWords,
  ratingWords,
  seasonWords,
  tileWords,
  timeWords,
} from './words';

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
  ]);
  expect(metaWords(t, { genres: [], durationSeconds: 3480, ratingCode: 'MRAM-NOT-RATED' })).toEqual(['58 min']);
  expect(metaWords(t, { genres: [], seasonCount: 1 })).toEqual(['1 sæson']);
});

test('[CL3] names the age, the episode, the season and the kind', () => {
  expect(ageWords(t, 'MRAM-ALL')).toBe('For alle');
  expect(playWords(t, {})).toBe('Afspil');
  expect(playWords(t, { episodeNumber: 3 })).toBe('Afspil afsnit 3');
  expect(playWords(t, { seasonNumber: 2, episodeNumber: 3 })).toBe('Afspil S2 A3');
  expect(seasonWords(t, { id: 's', title: 'Specialer', isSelected: false })).toBe('Specialer');
  expect(kindWords(t, 'program')).toBe('Program');
  expect(kindWords(t, 'toString')).toBe('');
});

const tile = { id: '1', title: 'Havgus', subtitle: 'SÆSON 2 EPISODE 3 | 57M', image: () => undefined };

test.each([
  [{ type: 'episode', seasonNumber: 2, episodeNumber: 3, durationSeconds: 3420 }, 'wide', ['S2 A3', '57 min']],
  [{ type: 'episode', episodeNumber: 3, durationSeconds: 3420 }, 'episode', ['57 min']],
  [{ type: 'show', genre: 'Krimi', seasonCount: 2 }, 'poster', ['Krimi', '2 sæsoner']],
  [{ type: 'program', genre: 'Natur', durationSeconds: 5280 }, 'wide', ['Natur', '1 t 28 min']],
  [{ type: 'program' }, 'wide', ['SÆSON 2 EPISODE 3 | 57M']],
  [{ type: 'event' }, 'wide', ['SÆSON 2 EPISODE 3 | 57M']],
  [{ type: 'link' }, 'link', []],
] as const)('[CL3] says of %j as %s: %j', (facts, role, words) => {
  expect(tileWords(t, { ...tile, ...facts }, role)).toEqual(words);
});

test('[CL3] frames the age, and reads it in words', () => {
  expect(ratingWords(t, 'MRAM-11')).toEqual({ text: '11', label: 'Fra 11 år' });
  expect(ratingWords(t, 'MRAM-ALL')).toBeUndefined();
});

test('[CL3] tells the time of a zone, and nothing of a zone that does not exist', () => {
  expect(timeWords(1_773_345_600_000, 'da', 'Europe/Copenhagen')).toBe('21.00');
  expect(timeWords(1_773_345_600_000, 'da', 'Nowhere/Here')).toBe('');
});
