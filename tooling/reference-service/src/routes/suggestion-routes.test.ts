import { type ItemList, parseItemList, parseNextItem, parseOffered, parseTokens } from '@fjernsyn/contracts';
import { entryOf, mayShow, titleBehind } from '@fjernsyn/reference-catalogue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { faultNotes } from '../testing/answers';
import { type AskAs, asker, type SignedIn, signIn, tokensOf } from '../testing/sign-in';

let service: ReferenceService;
let malene: SignedIn;

beforeEach(async () => {
  service = await startReferenceService();
  malene = await signIn(service.url, 'malene@fjernsyn.example');
});
afterEach(() => service.close());

async function next(id: string, query = '', ask: AskAs = malene.profile) {
  const { faults, report } = faultNotes();
  const parsed = parseNextItem((await ask('GET', `/account/profile/items/${id}/next${query}`)).body, report);
  expect(faults).toEqual([]);
  return parsed;
}
async function recommended(ask: AskAs, query = ''): Promise<ItemList> {
  const { faults, report } = faultNotes();
  const parsed = parseItemList((await ask('GET', `/recommendations/400014${query}`)).body, report);
  expect(faults).toEqual([]);
  return parsed;
}

test('[RS171] [RS184] the next item is whole, with its season where the parent is asked for', async () => {
  expect(await next('206000', '?expand=parent')).toMatchObject({
    sourceItemId: '206000',
    suggestionType: 'ContinueWatching',
    next: { id: '206103', description: expect.any(String), season: { id: '206100' } },
    firstWatchedAt: expect.any(Number),
    lastWatchedAt: expect.any(Number),
  });
  expect((await next('206000')).next?.season).toBeUndefined();
  expect(await next('206101')).toMatchObject({ suggestionType: 'Sequential', next: { id: '206102' } });
});

test('[RS184] an item that is gone is 404, and films that try the player leave the type out', async () => {
  expect(await malene.profile('GET', '/account/profile/items/599999/next')).toMatchObject({
    status: 404,
    body: { message: 'Element ikke fundet' },
  });
  const { body } = await malene.profile('GET', '/account/profile/items/790001/next');
  expect(body).toEqual({ sourceItemId: '790001' });
  expect(await next('304000')).toMatchObject({ suggestionType: 'None', next: undefined });
});

test('[RS184] nothing above a limit is next', async () => {
  const saga = await malene.choose('p-lillesoester');
  expect(await next('206000', '', saga)).toMatchObject({ suggestionType: 'None', next: undefined });
  expect(await next('217000', '', saga)).toMatchObject({ suggestionType: 'ContinueWatching' });
});

test('[RS185] an item is offered with what it brings along', async () => {
  const offered = async (id: string, ask = malene.profile) =>
    ask('GET', `/account/profile/items/${id}/offered?expand=all`);
  const { faults, report } = faultNotes();
  const item = parseOffered((await offered('206101')).body, report);
  expect(faults).toEqual([]);
  expect(item).toMatchObject({ id: '206101', season: { id: '206100' }, offers: [{ ownership: 'Free' }, {}] });
  expect((await offered('999999')).status).toBe(404);
});

test('[RS185] what has no offers, or is above the limit, is not offered', async () => {
  const offered = (id: string, ask: AskAs) => ask('GET', `/account/profile/items/${id}/offered`);
  expect(await offered('500001', malene.profile)).toMatchObject({ status: 204, body: '' });
  expect(await offered('206000', await malene.choose('p-mini'))).toMatchObject({ status: 204 });
});

test('[RS186] recommendations are eighteen at most, without offers, with a tag before the title', async () => {
  const list = await recommended(malene.profile, '?page_size=24&item_limit=40');
  expect(list.items).toHaveLength(18);
  expect(list.title).toBe('[TA] Anbefalet til dig');
  expect(list.items.every(({ offers }) => offers.length === 0)).toBe(true);
  const { body } = await malene.profile('GET', '/recommendations/400014?item_limit=3');
  expect(body).toMatchObject({
    size: 3,
    paging: { size: 18, total: 1, page: 1 },
    items: [{ customFields: { IsPostProcessed: true } }, {}, {}],
  });
  expect((await malene.profile('GET', '/recommendations/400020')).status).toBe(404);
});

test('[RS187] they are near to what was watched and bookmarked, and hold none of it', async () => {
  const roots = (await recommended(malene.profile)).items.map(({ id }) => titleBehind(entryOf(id))?.id);
  for (const known of ['206000', '201000', '202000', '304000', '301000']) expect(roots).not.toContain(known);
  const beside = await recommended(malene.profile, '?content_id=202000');
  const genres: readonly string[] = titleBehind(entryOf('202000'))?.genres ?? [];
  const [first] = beside.items;
  expect(titleBehind(entryOf(first?.id ?? ''))?.genres.some((genre) => genres.includes(genre))).toBe(true);
  const newcomer = await signIn(service.url, 'ny@fjernsyn.example');
  const before = (await recommended(newcomer.profile)).items.map(({ id }) => id);
  await newcomer.profile('PUT', '/account/profile/bookmarks/202000');
  expect((await recommended(newcomer.profile)).items.map(({ id }) => id)).not.toEqual(before);
});

test('[RS188] a child is recommended its own universe alone', async () => {
  const universes = { 'p-storebror': 'ultra', 'p-lillesoester': 'ramasjang', 'p-mini': 'minisjang' } as const;
  for (const [id, universe] of Object.entries(universes)) {
    const { items } = await recommended(await malene.choose(id));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => mayShow(universe, entryOf(item.id)))).toBe(true);
  }
});

test('[RS189] without a token there are none; an anonymous viewer is recommended what anybody is', async () => {
  const ask = asker(service.url);
  expect(await ask('GET', '/recommendations/400014')).toMatchObject({
    status: 401,
    body: { message: 'Ugyldigt token' },
  });
  const [, profile] = tokensOf(await ask('POST', '/authorization/anonymous-sso', { scopes: ['Catalog'] }));
  expect((await recommended(asker(service.url, profile))).items).toHaveLength(18);
});

test('[RS190] a set that knows fallback tokens is given them where the service falls back', async () => {
  service.surroundings.change({ anonymousTokens: 'fallback' });
  const sign = async (query: string) =>
    parseTokens((await asker(service.url)('POST', `/authorization/anonymous-sso${query}`)).body, () => undefined);
  expect(await sign('?supportFallbackToken=true')).toMatchObject([
    { type: 'UserAccount', isFallbackToken: true, isDeviceAbroad: false, geoLocation: 'dk', sid: 's-1' },
    { type: 'UserProfile', isFallbackToken: true, isDeviceAbroad: false, isCountryVerified: true },
  ]);
  expect(await sign('')).toMatchObject([{ isFallbackToken: false }, { isFallbackToken: false }]);
});
