import { expect, test } from 'vitest';
import { isRating, type Wish, withWish } from './wish';

const wish = (id: string, value: boolean, kind: 'bookmark' | 'follow' = 'bookmark'): Wish => ({
  kind,
  item: { id, type: 'episode', title: id },
  value,
});

test('[AC16] [activity-08] the last wish of an item counts, and one for nothing is none', () => {
  const pressed = [wish('1', true), wish('2', true), wish('1', false), wish('1', true), wish('1', true, 'follow')];
  expect(pressed.reduce(withWish, []).map(({ kind, item }) => `${kind} ${item.id}`)).toEqual([
    'bookmark 2',
    'bookmark 1',
    'follow 1',
  ]);
});

test('[AC16] another rating takes the place of the first', () => {
  const rating = (value: number): Wish => ({ kind: 'rating', item: { id: '7', type: 'movie', title: '7' }, value });
  expect([rating(3), wish('1', true), rating(8)].reduce(withWish, [] as readonly Wish[])).toEqual([
    rating(8),
    wish('1', true),
  ]);
});

test('[AC17] a rating is a whole number from 1 to 10', () => {
  expect([0, 1, 5.5, 10, 11, Number.NaN].map(isRating)).toEqual([false, true, false, true, false, false]);
});
