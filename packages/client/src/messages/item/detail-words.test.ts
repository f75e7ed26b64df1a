import { expect, test } from 'vitest';
import { danish } from '../translate';
import { detailTexts } from './detail-texts';
import {
  episodeWords,
  metaWords,
  playSeasonWords,
  playWords,
  progressWords,
  ratingWords,
  seasonWords,
} from './detail-words';

const t = danish.with(detailTexts);

test('[CL3] says the facts of an item that has them, and no others', () => {
  expect(metaWords(t, { genres: ['Krimi', 'Drama'], year: 2024, seasonCount: 2, ratingCode: 'MRAM-15' })).toEqual([
    'Krimi',
    '2024',
    '2 sæsoner',
  ]);
  expect(metaWords(t, { genres: [], durationSeconds: 3480, ratingCode: 'MRAM-NOT-RATED' })).toEqual(['58 min']);
  expect(metaWords(t, { genres: [], seasonCount: 1 })).toEqual(['1 sæson']);
});

test('[CL3] names the episode and the season', () => {
  expect(playWords(t, {})).toBe('Afspil');
  expect(playWords(t, { episodeNumber: 3 })).toBe('Afspil afsnit 3');
  expect(playWords(t, { seasonNumber: 2, episodeNumber: 3 })).toBe('Afspil S2 A3');
  expect(playSeasonWords(t, { number: 2 })).toBe('Afspil sæson 2');
  expect(playSeasonWords(t, undefined)).toBe('Afspil');
  expect(seasonWords(t, { id: 's', title: 'Specialer', isSelected: false })).toBe('Specialer');
});

test('[CL3] frames the age, and reads it in words', () => {
  expect(ratingWords(t, 'MRAM-11')).toEqual({ text: '11', label: 'Fra 11 år' });
  expect(ratingWords(t, 'MRAM-ALL')).toBeUndefined();
});

test('[CL400] [found-play-03] names show, season, episode and length of an episode, as far as they are known', () => {
  const episode = { showTitle: 'Havgus', seasonNumber: 2, episodeNumber: 3 };
  expect(episodeWords(t, episode, { durationSeconds: 3_420 })).toEqual(['Havgus', 'Sæson 2', 'Afsnit 3', '57 min']);
  expect(episodeWords(t, {}, {})).toEqual([]);
});

const third = { seasonNumber: 2, episodeNumber: 3, durationSeconds: 3_420 };

test.each([
  [third, 'ContinueWatching', 2_280, 'Fortsæt S2 A3 · 19 min tilbage'],
  [{ episodeNumber: 3, durationSeconds: 3_420 }, 'ContinueWatching', 2_280, 'Fortsæt afsnit 3 · 19 min tilbage'],
  [{ durationSeconds: 3_420 }, 'ContinueWatching', 2_280, 'Fortsæt · 19 min tilbage'],
  [{ durationSeconds: 3_420 }, 'ContinueWatching', 3_500, 'Fortsæt'],
  [{}, 'ContinueWatching', 2_280, 'Fortsæt'],
  [third, 'RestartWatching', 0, 'Se igen'],
  [third, 'Sequential', 0, 'Afspil S2 A3'],
  [third, 'StartWatching', 0, 'Afspil S2 A3'],
  [{ details: 'S1:E2 Springflod' }, 'StartWatching', 0, 'Afspil · S1:E2 Springflod'],
] as const)('[CL1145] of %j at %s, %i s, Play says %s', (playable, suggestionType, positionSeconds, words) => {
  expect(progressWords(t, playable, { suggestionType, positionSeconds })).toBe(words);
});
