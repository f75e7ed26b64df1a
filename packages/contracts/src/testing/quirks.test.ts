import { toInstant } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { itemListExample, itemSummaryExample, pageExample, profileExample } from '../examples/index';
import {
  parseItem,
  parseItemList,
  parsePage,
  parseProfile,
  parseSchedules,
  parseSearchResult,
  toItemList,
} from '../index';

const fail = (fault: unknown): never => {
  throw new Error(JSON.stringify(fault));
};
const item = (fields: object) => parseItem({ ...itemSummaryExample, ...fields }, fail);
const list = (paging: object) => parseItemList({ ...itemListExample, paging }, fail);

test('[CT22] links to pages carry what nobody asked for, in any order, and a last page has an empty one', () => {
  const previous =
    '/lists/310020?param=TitleGroupKey%3A%C3%A5&isDeviceAbroad=false&page=1&segments=drtv%2Cultra&page_size=24';
  expect(list({ total: 2, page: 2, size: 24, previous, next: '' }).paging).toMatchObject({
    previous: { page: 1, param: 'TitleGroupKey:å' },
    next: undefined,
  });
});

test('[CT22] a list may say no more of its pages than how many there are and which one it is', () => {
  expect(list({ total: 1, page: 1 }).paging).toMatchObject({ total: 1, page: 1, size: -1, pageSize: undefined });
});

test('[CT10] [CT11] custom fields mix texts, lists and true booleans, and local times have no zone', () => {
  const customFields = {
    IsGeoRestricted: 'True',
    IsPostProcessed: true,
    ContentUniverses: ['drtv', 'ultra'],
    DisplayCategory: 'Krimi,Drama',
    BroadcastTimeDK: '2026-11-02T21:00:00',
    AvailableFrom: '2026-11-02T20:00:00.123456+00:00',
  };
  expect(item({ customFields }).customFields).toEqual({
    ...customFields,
    IsGeoRestricted: true,
    DisplayCategory: ['Krimi', 'Drama'],
  });
});

test('[CT14] the next episode of a show comes at seconds written as a text', () => {
  const show = { ...itemSummaryExample, nextEpisode: { available: '4. DEC', availableUTC: '1796410800' } };
  expect(item({ type: 'season', show }).show?.nextEpisode).toEqual({
    available: '4. DEC',
    availableAt: toInstant('2026-12-04T19:00:00Z'),
  });
});

test('[CT11] an offer that nobody can take is an offer, and none at all says nothing', () => {
  const soon = { deliveryType: 'None', resolution: 'Unknown', availability: 'ComingSoon', ownership: 'None' };
  expect(item({ offers: [soon] }).offers).toMatchObject([soon]);
  expect(item({ offers: [] }).offers).toEqual([]);
});

test('[CT4] a film without a year says 0, and one without votes too', () => {
  expect(item({ releaseYear: 0, averageUserRating: 0 })).toMatchObject({
    releaseYear: undefined,
    averageUserRating: undefined,
  });
});

test('[CT26] a picture stands under whatever role, a page has an empty key, and a list may come twice', () => {
  const [hero] = pageExample.entries;
  const banner = { id: 'e1', type: 'ImageEntry', template: 'H9', title: '', images: { custom: 'https://a.example/b' } };
  const page = parsePage({ ...pageExample, key: '', entries: [banner, hero, { ...hero, id: 'e2' }] }, fail);
  expect(page.key).toBeUndefined();
  expect(page.entries[0]).toMatchObject({
    images: { custom: 'https://a.example/b' },
    customFields: {},
    list: undefined,
  });
  expect(page.entries.slice(1).map(({ list: rail }) => rail && toItemList(rail, fail).items.length)).toEqual([1, 1]);
});

test('[CT71] programmes in UTC and with an offset stand on one line of time, also when clocks change', () => {
  const at = (startDate: string, endDate: string) => ({ id: startDate, startDate, endDate, item: { title: 'Nyt' } });
  const schedules = [
    at('2026-10-25T00:30:00.0000000Z', '2026-10-25T01:00:00.0000000Z'),
    at('2026-10-25T02:00:00+01:00', '2026-10-25T03:00:00+01:00'),
  ];
  const [channel] = parseSchedules([{ channelId: '30021', schedules }], fail);
  expect(channel?.programmes.map(({ endAt }) => endAt)).toEqual([
    toInstant('2026-10-25T01:00:00Z'),
    toInstant('2026-10-25T02:00:00Z'),
  ]);
});

test('[CT73] a group of a search may count pages and link to none', () => {
  const playable = { ...itemListExample, paging: { size: 18, total: 2, page: 1, next: '' } };
  const { groups } = parseSearchResult({ term: 'fyr', total: 20, playable }, fail);
  expect(groups.playable?.paging).toMatchObject({ total: 2, page: 1, next: undefined });
  expect(Object.keys(groups)).toEqual(['playable']);
});

test('[CT62] what was watched may be gone from the catalogue, and lack its own id', () => {
  const watched = { '299999': { position: 77, lastWatchedDate: '2025-01-01T00:00:00Z' } };
  const profile = parseProfile({ ...profileExample, watched, watchedUpdateTime: '2026-11-21T20:31:08.1Z' }, fail);
  expect(profile.watched['299999']).toMatchObject({ positionSeconds: 77, isFullyWatched: false, itemId: undefined });
  expect(profile.watchedUpdatedAt).toBe(toInstant('2026-11-21T20:31:08.1Z'));
});
