import { expect, test } from 'vitest';
import { danish } from '../translate';
import { ageWords, durationWords, kindWords, tileWords } from './item-words';

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
  [{ type: 'program' }, 'wide', ['SÆSON 2 EPISODE 3 | 57M']],
  [{ type: 'event' }, 'wide', ['SÆSON 2 EPISODE 3 | 57M']],
  [{ type: 'link' }, 'link', []],
] as const)('[CL3] says of %j as %s: %j', (facts, role, words) => {
  expect(tileWords(t, { ...tile, ...facts }, role)).toEqual(words);
});
