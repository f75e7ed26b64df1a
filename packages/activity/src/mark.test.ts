import { expect, test } from 'vitest';
import { beginMark, endMark, type Mark } from './mark';
import { bookmarkStateOf, followStateOf, ratingStateOf, watchedStateOf } from './mark-states';

test('[AC1] a bookmark is not there, being added, there or being removed', () => {
  const off: Mark<boolean> = { confirmed: false };
  const adding = beginMark(off, true);
  const on = endMark(true);
  expect([off, adding, on, beginMark(on, false)].map(bookmarkStateOf)).toEqual([
    'unbookmarked',
    'adding',
    'bookmarked',
    'removing',
  ]);
});

test('[AC1] a follow has the same states', () => {
  const on = endMark(true);
  expect([endMark(false), beginMark(endMark(false), true), on, beginMark(on, false)].map(followStateOf)).toEqual([
    'follow',
    'adding',
    'following',
    'removing',
  ]);
});

test('[AC2] a rating is missing, being saved or there', () => {
  const none: Mark<number | undefined> = { confirmed: undefined };
  expect([none, beginMark(none, 8), endMark(8)].map(ratingStateOf)).toEqual([
    { status: 'unrated' },
    { status: 'updating', rating: 8 },
    { status: 'rated', rating: 8 },
  ]);
});

test('[AC3] an item is unwatched, being saved or watched', () => {
  const watched = { positionSeconds: 70, isFullyWatched: false, lastWatchedAt: 5 };
  const none = { confirmed: undefined };
  expect([none, { ...none, wished: { value: watched } }, endMark(watched)].map(watchedStateOf)).toEqual([
    { status: 'unwatched', positionSeconds: 0, isFullyWatched: false },
    { status: 'updating', ...watched },
    { status: 'watched', ...watched },
  ]);
});

test('[AC4] nothing begins while something is on its way, or where it is so already', () => {
  const adding = beginMark({ confirmed: false }, true);
  expect(beginMark(adding, false)).toBe(adding);
  const rated = endMark(8);
  expect(beginMark(rated, 8)).toBe(rated);
});
