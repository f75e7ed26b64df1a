import { expect, test } from 'vitest';
import {
  bookmarkExample,
  continueWatchingExample,
  nextItemExample,
  userRatingExample,
  watchedExample,
} from '../examples/index';
import type { ContractFault } from '../reading/fault';
import { parseBookmark } from './bookmark';
import { parseContinueWatching } from './continue-watching';
import { parseNextItem } from './next-item';
import { parseOffered } from './offered';
import { parseUserRating } from './user-rating';
import { parseWatched } from './watched';

const ignore = () => undefined;

test('[CT64] reads how far an item was watched', () => {
  expect(parseWatched(watchedExample)).toEqual({
    itemId: '212021',
    positionSeconds: 1345,
    isFullyWatched: false,
    firstWatchedAt: 1_795_201_451_412,
    lastWatchedAt: 1_795_809_720_001,
  });
  expect(parseWatched({ isFullyWatched: 'True' })).toMatchObject({ positionSeconds: 0, isFullyWatched: true });
  expect(() => parseWatched('x')).toThrow(expect.objectContaining({ facts: { what: 'watched' } }));
});

test('[CT65] reads bookmarks, follows and ratings, with or without what they may lack', () => {
  expect(parseBookmark(bookmarkExample)).toEqual({ itemId: '211010', createdAt: 1_795_810_200_000 });
  expect(parseBookmark({})).toEqual({ itemId: undefined, createdAt: undefined });
  expect(parseUserRating(userRatingExample)).toEqual({ itemId: '211010', rating: 9 });
  expect(parseUserRating({ rating: 12 })).toEqual({ itemId: undefined, rating: undefined });
  expect(() => parseBookmark([])).toThrow();
  expect(() => parseUserRating(null)).toThrow();
});

test.each(['StartWatching', 'ContinueWatching', 'RestartWatching', 'Sequential', 'Whatever'])(
  '[CT66] reads the suggestion %s with its item',
  (suggestionType) => {
    const read = parseNextItem({ ...nextItemExample, suggestionType }, ignore);
    expect(read).toMatchObject({ sourceItemId: '211010', suggestionType, next: { id: '212021' } });
  },
);

test('[CT66] knows when nothing is left, when no type was sent, and when the item is broken', () => {
  expect(parseNextItem({ sourceItemId: '1', suggestionType: 'None' }, ignore)).toMatchObject({ next: undefined });
  expect(parseNextItem({ sourceItemId: 1 }, ignore)).toMatchObject({ sourceItemId: '1', suggestionType: undefined });
  const faults: ContractFault[] = [];
  expect(parseNextItem({ next: { id: '3' } }, (fault) => void faults.push(fault)).next).toBeUndefined();
  expect(faults).toEqual([{ path: 'nextItem.next', id: '3', reason: 'no-type' }]);
});

test('[CT67] reads an offered item as it is or under its name; an empty answer offers nothing', () => {
  const item = { id: '1', type: 'movie', title: 'Fyret' };
  expect(parseOffered(item, ignore)).toMatchObject({ id: '1' });
  expect(parseOffered({ item }, ignore)).toMatchObject({ id: '1' });
  expect(parseOffered(undefined, ignore)).toBeUndefined();
  expect(() => parseOffered({ id: '1' }, ignore)).toThrow(expect.objectContaining({ facts: { what: 'offered' } }));
});

test('[CT68] reads what goes with the items of the continue-watching list, broken ones left out', () => {
  const read = parseContinueWatching(continueWatchingExample, ignore);
  expect(read.items.map(({ id }) => id)).toEqual(['211010', '210040']);
  expect(read.inclusions['211010']).toMatchObject({ episode: { id: '212021' }, season: { id: '211012' } });
  expect(read.inclusions['210040']).toEqual({ episode: undefined, season: undefined, show: undefined });

  const faults: ContractFault[] = [];
  const listData = { ContinueWatching: { itemInclusions: { '1': { episode: { id: 'e' } }, '2': 'x' } } };
  const broken = parseContinueWatching({ ...continueWatchingExample, listData }, (fault) => void faults.push(fault));
  expect(Object.keys(broken.inclusions)).toEqual(['1']);
  expect(faults).toEqual([{ path: 'inclusions.1.episode', id: 'e', reason: 'no-type' }]);
});

test('[CT68] an empty continue-watching list has no list data', () => {
  const sent = { id: 'ContinueWatching', path: '', items: [], size: 0, paging: { page: 1, total: 0 } };
  expect(parseContinueWatching(sent, ignore)).toMatchObject({ items: [], inclusions: {} });
  expect(() => parseContinueWatching({}, ignore)).toThrow();
});
