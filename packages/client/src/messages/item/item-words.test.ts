import { expect, test } from 'vitest';
import { danish, loadTranslate } from '../translate';
import { ageWords, durationWords, kindWords, tileWords } from './item-words';
import { startWords } from './start-words';

const t = danish;

test.each([
  [20, '1 min'],
  [3480, '58 min'],
  [3600, '1 t 0 min'],
  [6044, '1 t 41 min'],
])('[CL3] says %i s as %s', (seconds, words) => {
  expect(durationWords(t, seconds)).toBe(words);
});

test('[CL3] names the age and the kind', () => {
  expect(ageWords(t, 'MRAM-ALL')).toBe('For alle');
  expect(kindWords(t, 'program')).toBe('Program');
  expect(kindWords(t, 'toString')).toBe('');
});

const tile = { id: '1', title: 'Havgus', subtitle: 'SÆSON 2 EPISODE 3 | 57M', image: () => undefined };

test.each([
  [{ type: 'episode', seasonNumber: 2, episodeNumber: 3, durationSeconds: 3420 }, 'wide', ['S2 A3', '57 min']],
  [{ type: 'episode', episodeNumber: 3, durationSeconds: 3420 }, 'episode', ['57 min']],
  [{ type: 'show', genre: 'Krimi', seasonCount: 2 }, 'poster', ['Krimi', '2 sæsoner']],
  [{ type: 'program', genre: 'Natur', durationSeconds: 5280 }, 'wide', ['Natur', '1 t 28 min']],
  [{ type: 'trailer', genre: 'Film', durationSeconds: 120 }, 'wide', ['Film', '2 min']],
  [{ type: 'program' }, 'wide', ['SÆSON 2 EPISODE 3', '57M']],
  [{ type: 'event' }, 'wide', ['SÆSON 2 EPISODE 3', '57M']],
  [{ type: 'link' }, 'link', []],
] as const)('[CL3] says of %j as %s: %j', (facts, role, words) => {
  expect(tileWords(t, { ...tile, ...facts }, role)).toEqual(words);
});

const startsAt = 1_795_975_200_000;
const dayMs = 86_400_000;
const saidAt = (now: number) => ({ t, language: 'da', timeZone: 'Europe/Copenhagen', now });

test('[CL407] [found-sport-01] of a match to come day and hour are said first, then its competition', () => {
  const match = { ...tile, type: 'event', subtitle: 'Fjordcuppen | 29. NOV 2026 | 19:00' };
  const start = startWords(startsAt, saidAt(startsAt - 3 * dayMs));
  expect(tileWords(t, match, 'wide', { time: { isLive: false, start } })).toEqual([
    'søn. 29. nov. 19.00',
    'Fjordcuppen',
  ]);
});

test('[CL622] of today and tomorrow the word is said, by the zone’s own day', () => {
  const said = (now: number): string => startWords(startsAt, saidAt(now));
  // The day before begins at 23.00 by the clock of Greenwich.
  const midnight = startsAt - 19 * 3_600_000;
  expect([midnight - dayMs - 1, midnight - dayMs, midnight - 1, midnight].map(said)).toEqual([
    'søn. 29. nov. 19.00',
    'i morgen 19.00',
    'i morgen 19.00',
    'i dag 19.00',
  ]);
  expect(said(startsAt + dayMs)).toBe('søn. 29. nov. 19.00');
});

test('[CL621] a match that is on now says its competition alone', () => {
  const match = { ...tile, type: 'event', subtitle: 'Fjordcuppen | 29. NOV 2026 | 19:00' };
  expect(tileWords(t, match, 'wide', { time: { isLive: true, start: '' } })).toEqual(['Fjordcuppen']);
});

test('[CL408] Arabic writes hours and minutes in full, each in the form of its count', async () => {
  const arabic = await loadTranslate('ar');
  const read = (seconds: number): string => durationWords(arabic, seconds).replace(/[\u2067\u2069]/g, '');
  expect([120, 420, 3_900].map(read)).toEqual(['دقيقتان', '7 دقائق', 'ساعة واحدة و5 دقائق']);
});
