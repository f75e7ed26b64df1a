import { expect, test } from 'vitest';
import { itemSummaryExample, seasonDetailExample } from '../examples/index';
import type { ContractFault } from '../reading/fault';
import { parseItem } from './parse-item';

function read(value: unknown) {
  const faults: ContractFault[] = [];
  return { item: parseItem(value, (fault) => void faults.push(fault)), faults };
}

test('[CT10] reads an item: empty texts are none, custom fields have their types', () => {
  const { item } = read(itemSummaryExample);
  expect(item.contextualTitle).toBeUndefined();
  expect(item.channelPath).toBeUndefined();
  expect(item.customFields.IsGeoRestricted).toBe(false);
  expect(item.customFields.AccessServicesOffered).toEqual(['StandardVideo', 'SpokenSubtitles']);
  expect(item.customFields.DisplayCategory).toEqual(['Film', 'Drama']);
  expect(item.classification).toEqual({ code: 'DR-Voksen', name: 'Voksen' });
});

test('[CT10] keeps the words for no stream address out of custom fields', () => {
  const sent = { hlsURL: 'https://media.example/1.m3u8', hlsWithSubtitlesURL: 'na', dashURL: '', hlsSynURL: null };
  const { item } = read({ ...itemSummaryExample, type: 'channel', customFields: sent });
  expect(item.customFields.hlsURL).toBe('https://media.example/1.m3u8');
  expect(item.customFields.hlsWithSubtitlesURL).toBeUndefined();
  expect(item.customFields.dashURL).toBeUndefined();
  expect(item.customFields.hlsSynURL).toBeUndefined();
});

test('[CT11] keeps keys and values it does not know', () => {
  const { item, faults } = read({
    ...itemSummaryExample,
    type: 'hologram',
    laterField: { depth: 3 },
    customFields: { LaterField: 7 },
    offers: [{ ownership: 'Lease', laterField: 1 }],
  });
  expect(item).toMatchObject({
    type: 'hologram',
    laterField: { depth: 3 },
    offers: [{ ownership: 'Lease', laterField: 1 }],
  });
  expect(item.customFields.LaterField).toBe(7);
  expect(faults).toEqual([]);
});

test('[CT12] repairs wrong types: texts as numbers, numbers as texts, anything as a map or list', () => {
  const { item, faults } = read({
    ...itemSummaryExample,
    id: 210040,
    duration: '5580',
    releaseYear: '2023',
    images: 'ingen',
    offers: null,
    customFields: [],
    genres: 'drama',
    classification: 'voksen',
  });
  expect(item).toMatchObject({
    id: '210040',
    duration: 5580,
    releaseYear: 2023,
    images: {},
    offers: [],
    customFields: {},
  });
  expect(item.genres).toEqual([]);
  expect(item.classification).toBeUndefined();
  expect(faults).toEqual([]);
});

test('[CT12] takes year 0 and duration 0 for unknown', () => {
  const { item } = read({ ...itemSummaryExample, releaseYear: 0, duration: 0 });
  expect([item.releaseYear, item.duration]).toEqual([undefined, undefined]);
});

test('[CT13] keeps an item whose path is unsafe, without the path, and reports where it stood', () => {
  const { item, faults } = read({ ...itemSummaryExample, path: 'javascript:alert(1)', watchPath: '//host/se' });
  expect([item.path, item.watchPath]).toEqual([undefined, undefined]);
  expect(faults).toEqual([{ path: 'item', id: '210040', reason: 'unsafe-path' }]);
});

test('[CT14] reads the show, seasons and episodes inside a season', () => {
  const { item } = read(seasonDetailExample);
  expect(item.show?.seasons?.items[0]?.seasonNumber).toBe(2);
  expect(item.show?.nextEpisode).toEqual({ available: '4. DEC 2026 | 20:00', availableAt: 1_796_410_800_000 });
  expect(item.episodes?.items[0]?.contextualTitle).toBe('1. Isvinter');
  expect(item.credits).toEqual([{ name: 'Ane Lund Rask', role: 'actor', character: 'Signe', path: undefined }]);
});

test('[CT14] a broken part of an item loses itself alone', () => {
  const { item, faults } = read({
    ...seasonDetailExample,
    show: null,
    season: 'x',
    episodes: { id: '1' },
    relationships: [],
  });
  expect([item.show, item.season, item.episodes]).toEqual([undefined, undefined, undefined]);
  expect(item.relationships).toEqual({});
  expect(faults).toEqual([
    { path: 'item.season', reason: 'not-an-object' },
    { path: 'item.episodes.items', reason: 'not-a-list' },
  ]);
});

test('[CT15] reads the lists of an event by role', () => {
  const teams = {
    id: 't',
    items: [{ id: 7, type: 'team', title: 'Havnens IF', path: '' }],
    paging: { total: 1, page: 1 },
  };
  const { item } = read({
    id: '9',
    type: 'event',
    title: 'Finale',
    eventStartDate: '2026-05-01T18:00:00Z',
    relationships: { teams },
  });
  expect(item.relationships?.teams?.items[0]).toMatchObject({ id: '7', title: 'Havnens IF', path: undefined });
});

test.each([null, 'item', [], 3, {}, { id: '1', type: 'show' }])('[CT16] %j is no item', (value) => {
  expect(() => read(value)).toThrow(
    expect.objectContaining({ code: 'contracts/malformed-answer', facts: { what: 'item' } }),
  );
});
