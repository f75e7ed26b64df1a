import { type Item, parseItem } from '@fjernsyn/contracts';
import { expect, it } from 'vitest';
import { inOrder, openingEpisode } from './season-choice';

const itemOf = (id: string, fields: object = {}): Item =>
  parseItem({ id, type: 'episode', title: id, ...fields }, () => undefined);
const announced = { offers: [{ availability: 'ComingSoon' }] };

it('[CA60] seasons run by number, either way, and those without one stand last as they came', () => {
  const seasons = [
    itemOf('x'),
    itemOf('2', { seasonNumber: 2 }),
    itemOf('y'),
    itemOf('0', { seasonNumber: 0 }),
    itemOf('10', { seasonNumber: 10 }),
  ];
  expect(inOrder(seasons, false).map(({ id }) => id)).toEqual(['0', '2', '10', 'x', 'y']);
  expect(inOrder(seasons, true).map(({ id }) => id)).toEqual(['10', '2', '0', 'x', 'y']);
});

it('[CA33] the first episode by number is the one to begin with, and of equals the first that came', () => {
  const numbered = (id: string, episodeNumber: number) => itemOf(id, { episodeNumber });
  const startWith = (...episodes: readonly Item[]) => openingEpisode(episodes, false)?.id;
  expect(startWith(itemOf('special'), numbered('second', 2), numbered('first', 1))).toBe('first');
  expect(startWith(itemOf('a'), itemOf('b'))).toBe('a');
  expect(startWith()).toBeUndefined();
});

it('[CA61] the newest episode is that which came out last, and of undated ones the first', () => {
  const published = (id: string, date: string) => itemOf(id, { customFields: { AvailableFrom: date } });
  const startWith = (...episodes: readonly Item[]) => openingEpisode(episodes, true)?.id;
  const [older, newer] = [published('older', '2026-11-02T05:00:00Z'), published('newer', '2026-11-03T05:00:00Z')];
  expect(startWith(older, newer, itemOf('undated'))).toBe('newer');
  expect(startWith(itemOf('a'), itemOf('b'))).toBe('a');
});

it('[CA33] an announced episode is not the one to begin with', () => {
  const [first, second] = [itemOf('1', { episodeNumber: 1, ...announced }), itemOf('2', { episodeNumber: 2 })];
  expect(openingEpisode([first, second], false)?.id).toBe('2');
  expect(openingEpisode([first], false)).toBeUndefined();
});
