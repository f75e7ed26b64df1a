import { parseSearchResult, type SearchGroup, type SearchResult } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';
import { asker, signIn, tokensOf } from '../testing/sign-in';

const { faults, report } = faultNotes();
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function search(term: string, query = ''): Promise<SearchResult> {
  const { body } = await answerOf(`${service.cdnUrl}/v2/search?term=${encodeURIComponent(term)}${query}`);
  return read(body);
}

function read(body: unknown): SearchResult {
  faults.length = 0;
  const result = parseSearchResult(body, report);
  expect(faults).toEqual([]);
  return result;
}

function titlesIn({ groups }: SearchResult, group: SearchGroup): readonly string[] {
  return groups[group]?.items.map(({ title }) => title) ?? [];
}

test.each([
  ['ræv', 'Ræven Rufus'],
  ['raev', 'Ræven Rufus'],
  ['RÆVEN RUF', 'Ræven Rufus'],
  ['rufus', 'Ræven Rufus'],
  ['grænse', 'Grænsehandel'],
  ['graense', 'Grænsehandel'],
  ['koekken', 'Køkkenet i klitten'],
  ['kokken kl', 'Køkkenet i klitten'],
  ['havmol', 'Havmøllerne'],
  ['soeskende', 'Søskende'],
])('[RS270] %s finds %s', async (term, title) => {
  expect(titlesIn(await search(term), 'series')).toContain(title);
});

test('[RS270] what is not the beginning of a word is not found, nor what has one word of two', async () => {
  expect((await search('ufus')).total).toBe(0);
  expect(titlesIn(await search('ræven lygten'), 'series')).toEqual([]);
  for (const term of ['', '  ', '?!', 'xqzv']) expect((await search(term)).total, term).toBe(0);
  const bothWays = [await search('gaard'), await search('gård')];
  expect(bothWays[0]?.total).toBeGreaterThan(0);
  expect(bothWays[0]?.groups).toEqual(bothWays[1]?.groups);
});

test('[RS271] what begins with the term comes first, genres and taglines last', async () => {
  const titles = titlesIn(await search('hav', '&max_results=100'), 'playable');
  const begins = titles.findIndex((title) => !/(^|: )hav/i.test(title));
  expect(begins).toBeGreaterThan(0);
  expect(titles.slice(begins).some((title) => /^hav/i.test(title))).toBe(false);
  expect(titlesIn(await search('krimi'), 'series').length).toBeGreaterThan(3);
  expect(titlesIn(await search('havgus'), 'playable')).toEqual([]);
});

test('[RS272] films are in playable, and groups without anything are there', async () => {
  const result = await search('lygten');
  expect(result.groups.playable?.items.map(({ type }) => type)).toContain('program');
  for (const group of ['movies', 'tv', 'confederations', 'newsHighlights'] as const)
    expect(result.groups[group], group).toMatchObject({ items: [], size: 0, paging: { total: 0, page: 1 } });
  const { body } = await answerOf(`${service.cdnUrl}/v2/search?term=lygten`);
  expect(body).toMatchObject({ people: [], newshighlights: { id: 'newshighlights-items', title: 'newsHighlights' } });
});

test('[RS313] persons, teams, competitions and events are found', async () => {
  expect(titlesIn(await search('karen lyng'), 'persons')).toEqual(['Karen Lyngsø']);
  expect(titlesIn(await search('kystlig'), 'competitions')).toEqual(['Kystligaen']);
  expect(titlesIn(await search('holmesund'), 'teams')).toEqual(['Holmesund HK']);
  const events = await search('holmesund');
  expect(events.groups.events?.items[0]).toMatchObject({ type: 'event' });
});

test('[RS273] a group is one page, the total counts all of them, and the wish chooses', async () => {
  const result = await search('d', '&max_results=5&group=false');
  const sizes = Object.values(result.groups).map(({ size }) => size);
  expect(result.total).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect([result.groups.playable?.items.length, result.groups.playable?.paging.next]).toEqual([5, undefined]);
  expect(result.groups.playable?.paging.total).toBe(Math.ceil((result.groups.playable?.size ?? 0) / 5));
  const { body } = await answerOf(`${service.cdnUrl}/v2/search?term=d&max_results=5`);
  expect(body).toMatchObject({ playable: { paging: { next: '' } } });
  expect(Object.keys((await search('d', '&include=series,newsHighlights')).groups)).toEqual([
    'series',
    'newsHighlights',
  ]);
});

test('[RS274] series have no offers, others say where they were broadcast, and old years are 0', async () => {
  const { body } = await answerOf(`${service.cdnUrl}/v2/search?term=t&max_results=100`);
  const { series, playable } = body as Record<string, { items: { offers: { customFields?: object }[] }[] }>;
  expect(series?.items[0]?.offers).toEqual([]);
  expect(playable?.items[0]?.offers[0]?.customFields).toMatchObject({
    BroadcastChannel: expect.stringMatching(/^FJ/),
    BroadcastStartTime: expect.stringMatching(/0000000Z$/),
  });
  expect(playable?.items[0]).toMatchObject({ customFields: { IsPostProcessed: true } });
  expect(playable?.items[0]).not.toHaveProperty('channelPath');
  const years = (playable?.items ?? []).map((item) => (item as { releaseYear?: number }).releaseYear);
  expect(years).toContain(0);
  expect(Math.min(...years.filter((year): year is number => Boolean(year)))).toBeGreaterThanOrEqual(2021);
  expect((await search('prøve')).groups.playable?.items.map(({ id }) => id.slice(0, 2))).not.toContain('79');
});

test('[RS275] the older search wants a profile token, and both keep limits', async () => {
  expect((await answerOf(`${service.url}/search?term=hav&group=true`)).status).toBe(401);
  const tokens = tokensOf(await asker(service.url)('POST', '/authorization/anonymous-sso'));
  const nobody = read((await asker(service.url, tokens[1])('GET', '/search?term=hav&group=true')).body);
  expect(nobody).toEqual(await search('hav'));
  const { choose } = await signIn(service.url, 'malene@fjernsyn.example');
  const child = await choose('p-lillesoester');
  const found = read((await child('GET', '/search?term=hav')).body);
  const universes = Object.values(found.groups).flatMap(({ items }) =>
    items.map(({ customFields }) => customFields.PrimaryContentUniverse),
  );
  expect(found.total).toBeLessThan(nobody.total);
  for (const universe of universes) expect(['Ramasjang', 'Minisjang']).toContain(universe);
  const limited = await search('hav', '&max_rating=MRAM-ALL');
  for (const { customFields } of limited.groups.playable?.items ?? [])
    expect(customFields.ClassificationRating).toBe('MRAM-ALL');
});
