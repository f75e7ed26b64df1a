import { listState, type Page, parseItem, parseItemList, parsePage, toItemList } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';

const nowAt = Date.parse('2026-11-28T20:15:00Z');
let service: ReferenceService;
const { faults, report } = faultNotes();

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
});
afterAll(() => service.close());

const get = async (path: string) => (await answerOf(`${service.cdnUrl}${path}`)).body;

async function page(path: string, query = 'ff=idp,ldp'): Promise<Page> {
  faults.length = 0;
  const read = parsePage(await get(`/page?path=${path}&${query}`), report);
  expect(faults).toEqual([]);
  return read;
}

test.each([
  ['/konto/min-liste', 'AccountProfileBookmarks', 'Bookmarks'],
  ['/konto/set', 'AccountProfileWatched', 'Watched'],
])('[RS522] %s is the page %s, with the place of a list that only a profile can fetch', async (path, key, id) => {
  const { entries, ...frame } = await page(path);
  expect(frame).toMatchObject({ key, template: 'Account', isStatic: true });
  expect(entries.map(({ type, list }) => [type, list?.id, list && listState(list)])).toEqual([
    ['UserEntry', id, 'viewer-placeholder'],
  ]);
});

test('[RS523] a page around one list has it in the page where that is asked for, else in its entry', async () => {
  const inPage = await page('/filmjournal');
  expect(inPage).toMatchObject({ template: 'List Detail Featured', list: { id: '400050', size: 2_000 } });
  expect(inPage.entries).toMatchObject([{ type: 'ListDetailEntry', template: 'Continuous Scroll', list: undefined }]);
  const inEntry = await page('/hele-samlingen', '');
  expect([inEntry.template, inEntry.list, inEntry.entries[0]?.list?.size]).toEqual(['List Detail', undefined, 140]);
  const plain = await page('/liste/400004');
  expect([plain.list?.id, plain.entries[0]?.list?.id]).toEqual(['400004', '400004']);
});

test('[RS524] a hundred rails of one list begin at places of their own, each a thousand long', async () => {
  const { entries } = await page('/kategorier/lange-raekker', 'max_list_prefetch=2');
  expect(entries).toHaveLength(100);
  expect(new Set(entries.map(({ list }) => list?.parameter)).size).toBe(100);
  expect(entries.every(({ list }) => list?.size === 1_000)).toBe(true);
  const [first, second] = entries.map(({ list }) => list && toItemList(list, report).items.map(({ id }) => id));
  expect([first?.length, second?.length]).toEqual([24, 24]);
  expect(first?.slice(19)).toEqual(second?.slice(0, 5));
  const last = parseItemList(await get('/lists/400050?param=Shelf%3A100&page_size=100&page=10'), report);
  expect([last.items.length, last.size, last.path]).toEqual([100, 1_000, '/liste/ugens-filmjournal_400050']);
});

test('[RS525] a page has a row of every family of templates, all of them filled when asked', async () => {
  const { entries } = await page('/kategorier/alle-raekker', 'max_list_prefetch=50');
  const templates = entries.map(({ template }) => template);
  expect(templates).toEqual(
    expect.arrayContaining(['DRH6', 'T3', 'P3', 'B2', 'S1', 'TX1', 'DREPG5', 'HS1', 'CS1', 'D1']),
  );
  expect(templates).toEqual(expect.arrayContaining(['Continuous Scroll', 'U1', 'P1 (TA)', 'DRX11', 'ED1', 'TXT1']));
  const lists = entries.flatMap(({ type, list }) => (type === 'ListEntry' && list ? [toItemList(list, report)] : []));
  expect(lists.every(({ items }) => items.length > 0)).toBe(true);
  expect(faults).toEqual([]);
});

test('[RS526] a page frames one of the web, which the service sends itself', async () => {
  const { template, entries } = await page('/betingelser');
  expect([template, entries[0]?.template]).toEqual(['Web View', 'Web View']);
  const framed = await answerOf(String(entries[0]?.customFields.url));
  expect([framed.status, framed.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(framed.body).toContain('<h1>Betingelser</h1>');
});

test('[RS526] a page of its own kind has texts and rails, and help can be a page of support', async () => {
  expect((await page('/om/aaret')).template).toBe('Custom');
  expect(await page('/hjaelp/kontakt')).toMatchObject({ template: 'Support', entries: [{ type: 'TextEntry' }] });
});

test('[RS527] the themes of a campaign say from when to when they hold, and which darkens the page', async () => {
  const { themes } = (await get('/page?path=/kategorier/vinteraftener')) as {
    readonly themes: readonly { startDate?: string; endDate?: string; blackout?: boolean }[];
  };
  const states = themes.map(({ startDate = '', endDate = '', blackout }) => [
    Date.parse(startDate) <= nowAt,
    Date.parse(endDate) > nowAt,
    blackout,
  ]);
  expect(states).toEqual([
    [true, false, false],
    [true, true, false],
    [false, true, true],
    [false, false, undefined],
  ]);
  expect((await page('/kategorier/vinteraftener')).themes.map(({ colors }) => colors.length)).toEqual([1, 1, 1, 0]);
});

test('[RS528] lists are ordered by title, year and the day they came out, from the end where nothing is said', async () => {
  const years = async (query: string) =>
    parseItemList(await get(`/lists/400050?page_size=3&${query}`), report).items.map(({ releaseYear }) => releaseYear);
  expect(await years('order_by=release-year&order=asc')).toEqual([1936, 1936, 1936]);
  expect(await years('order_by=release-year')).toEqual([1975, 1975, 1975]);
  const [newest] = parseItemList(await get('/lists/400029?order_by=date-added&page_size=1'), report).items;
  const [oldest] = parseItemList(await get('/lists/400029?order_by=date-added&order=asc&page_size=1'), report).items;
  const dayOf = (item: typeof newest) => Date.parse(String(item?.customFields.AvailableFrom));
  expect(dayOf(newest)).toBeGreaterThan(dayOf(oldest));
  const all = await get('/lists/400050?max_rating=MRAM-07&page_size=1');
  const limited = parseItemList(all, report).size;
  expect(limited).toBeGreaterThan(1_000);
  expect(limited).toBeLessThan(1_500);
  const signed = parseItemList(await get('/lists/400050?accessibility=SignLanguage&page_size=1'), report).size;
  expect(signed).toBeGreaterThan(300);
  expect(signed).toBeLessThan(700);
});

test('[RS529] shows, seasons and films have ratings by viewers, and some have trailers; episodes have neither', async () => {
  const item = async (path: string) => parseItem(await get(path), report);
  const show = await item('/items/206000');
  expect([show.trailers?.map(({ type }) => type), show.averageUserRating]).toEqual([['trailer'], 8.7]);
  expect((await item('/items/301000')).averageUserRating).toBe(8.1);
  const episode = await item('/items/206101');
  expect([episode.trailers, episode.averageUserRating]).toEqual([[], undefined]);
});
