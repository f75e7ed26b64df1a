import { expect, it } from 'vitest';
import { describeCalls } from './testing';

/** Readers of answers that show items of the catalogue. */
const itemReaders: readonly (string | undefined)[] = [
  'parseContinueWatching',
  'parseItem',
  'parseItemList',
  'parseItemLists',
  'parseNextItem',
  'parseOffered',
  'parsePage',
  'parseSearchResult',
];

const described = await describeCalls();
const showing = described.filter(({ answer }) => itemReaders.includes(answer));

it.each(showing)('[AP340] [filters-06] $id says the highest rating that may be shown', ({ query }) => {
  expect(query.max_rating).toBe('MRAM-11');
});

it('[AP340] [filters-06] no call that shows items is left out', () => {
  expect(showing.map(({ id }) => id)).toEqual(
    described.filter(({ query }) => query.max_rating !== undefined).map(({ id }) => id),
  );
  const others = described.filter(({ query }) => query.max_rating === undefined).map(({ answer }) => answer);
  expect(Array.from(new Set(others)).sort()).toEqual([
    'parseAccount',
    'parseBookmark',
    'parseDeviceAuthorization',
    'parseDeviceCode',
    'parseGeolocation',
    'parseHealth',
    'parseIdentityDiscovery',
    'parseIdentityTokens',
    'parseLiveStreams',
    'parseLocaleStrings',
    'parseMediaFiles',
    'parseProfile',
    'parseSchedules',
    'parseServiceConfig',
    'parseTokens',
    'parseUserRating',
    'parseWatched',
    undefined,
  ]);
});
