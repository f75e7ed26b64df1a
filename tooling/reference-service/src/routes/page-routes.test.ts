import { type ListState, listState, type Page, parsePage, toItemList } from '@fjernsyn/contracts';
import { entriesById, titleOf } from '@fjernsyn/reference-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { itemPath } from '../shapes/to-item';
import { answerOf, faultNotes } from '../testing/answers';

let service: ReferenceService;
const { faults, report } = faultNotes();

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function page(path: string, query = 'ff=idp'): Promise<Page> {
  faults.length = 0;
  const { body } = await answerOf(`${service.cdnUrl}/page?path=${encodeURIComponent(path)}&${query}`);
  return parsePage(body, report);
}

function stateOf({ entries }: Page): readonly (ListState | undefined)[] {
  return entries.map((entry) => entry.list && listState(entry.list));
}

test('[RS10] the front page has twenty rows, three of them with their items', async () => {
  const home = await page('/');
  expect(home.entries).toHaveLength(20);
  expect(home.entries.map((entry) => entry.template)).toEqual(
    expect.arrayContaining([
      'DRH6',
      'DRU2',
      'DRX11',
      'T1',
      'T2',
      'P1',
      'P2',
      'S1',
      'TX1',
      'DRTB4',
      'DREPG5',
      'H9',
      'ED1',
      'T1 (TA)',
    ]),
  );
  expect(stateOf(home).filter((state) => state === 'loaded')).toHaveLength(3);
  expect(stateOf(home).filter((state) => state === 'viewer-placeholder')).toHaveLength(1);
  const rails = home.entries.flatMap((entry) => (entry.list ? [toItemList(entry.list, report)] : []));
  for (const { id, items } of rails) expect(new Set(items.map((item) => item.id)).size, id).toBe(items.length);
  expect(rails.filter((rail) => rail.size === 24).length).toBeGreaterThanOrEqual(8);
  expect(faults).toEqual([]);
});

test('[RS10] the rows of the front page stand as an editor ordered them', async () => {
  const { entries } = await page('/', 'max_list_prefetch=50');
  const filled = entries.filter((entry) => entry.list && listState(entry.list) === 'loaded');
  expect(filled.map((entry) => [entry.title, entry.list?.rawItems.length])).toEqual([
    [undefined, 5],
    ['Nyt denne uge', 24],
    ['Serier alle taler om', 24],
    ['Krimi fra nord', 24],
    ['Direkte kanaler', 6],
    ['Film til en lang aften', 24],
    ['Natur i særklasse', 19],
    ['Nyheder og overblik', 8],
    ['Dokumentar', 24],
    ['Sport lige nu', 24],
    ['Til børnene', 24],
    ['Mad, der bliver talt om', 12],
    ['Historie', 16],
    ['Kultur til kaffen', 24],
    ['Genveje', 8],
  ]);
  const [hero] = filled.flatMap((entry) => (entry.list ? [toItemList(entry.list, report)] : []));
  for (const { title, badge, tagline, images } of hero?.items ?? []) {
    expect([badge, tagline].filter(Boolean), title).toHaveLength(2);
    expect(Object.keys(images), title).toEqual(expect.arrayContaining(['logo', 'wallpaper', 'hero3x1']));
  }
});

test('[RS302] prefetches as many lists as asked, in pages of the asked size', async () => {
  const home = await page('/', 'max_list_prefetch=1&list_page_size=3');
  expect(stateOf(home).filter((state) => state === 'loaded')).toHaveLength(1);
  expect(home.entries[0]?.list?.rawItems).toHaveLength(3);
  expect(home.entries[0]?.list?.paging).toMatchObject({ total: 2, page: 1, next: { page: 2 } });
});

test('[RS11] a list that was not sent along has page 0, no title and a short path', async () => {
  const list = (await page('/')).entries[3 + 2]?.list;
  expect(list).toMatchObject({
    id: '400004',
    path: '/liste/400004',
    rawItems: [],
    size: 24,
    paging: { page: 0, next: { page: 1 } },
  });
  expect(list?.title).toBeUndefined();
});

test.each([
  '/kategorier/serier',
  '/kategorier/film',
  '/kategorier/krimi',
  '/kategorier/born',
  '/kategorier/dokumentar',
  '/kategorier/nyheder',
  '/kategorier/natur',
  '/kategorier/historie',
  '/kategorier/mad',
  '/kategorier/kultur',
  '/kategorier/sport',
  '/kategorier/a-aa',
  '/ultra',
  '/ramasjang',
  '/minisjang',
  '/liste/hele-samlingen_400020',
  '/liste/400020',
])('[RS12] %s is a page without a fault', async (path) => {
  const { entries, path: echoed } = await page(path, 'max_list_prefetch=50');
  for (const entry of entries) if (entry.list) toItemList(entry.list, report);
  expect(echoed).toBe(path);
  expect(entries.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('[RS13] the letters of the collection share one list and differ in its parameter', async () => {
  const { entries } = await page('/kategorier/a-aa', 'max_list_prefetch=50');
  const letters = entries.filter((entry) => entry.list?.id === '400020');
  expect(new Set(letters.map((entry) => entry.list?.parameter)).size).toBe(letters.length);
  const titles = letters.map((entry) => (entry.list ? toItemList(entry.list, report).items.length : 0));
  expect(titles.reduce((sum, count) => sum + count, 0)).toBe(140);
});

test('[RS14] a show is answered by its newest season, in the page or in its first entry', async () => {
  const inPage = await page('/serie/havgus_201000');
  const inEntry = await page('/serie/havgus_201000', '');
  expect([inPage.item?.id, inEntry.item]).toEqual(['201200', undefined]);
  for (const item of [inPage.item, inEntry.entries[0]?.item]) {
    expect(item).toMatchObject({ type: 'season', seasonNumber: 2, show: { id: '201000', title: 'Havgus' } });
    expect(item?.show?.seasons?.items.map((season) => season.seasonNumber)).toEqual([2, 1]);
    expect(item?.episodes?.items).toHaveLength(5);
    expect(item?.show?.nextEpisode?.availableAt).toBeGreaterThan(0);
  }
  expect(faults).toEqual([]);
});

test('[RS14] seasons, episodes, films and channels have pages', async () => {
  expect((await page('/saeson/havgus_201100')).item?.seasonNumber).toBe(1);
  const { item: episode } = await page('/episode/havgus-landgang_201104');
  expect(episode).toMatchObject({
    title: 'Havgus: Landgang',
    contextualTitle: '4. Landgang',
    season: { id: '201100' },
  });
  expect(episode?.season?.episodes?.items.map((item) => item.id)).toContain('201103');
  const film = await page('/program/anything_301000');
  expect([film.item?.title, film.canonical]).toEqual(['Lygten', '/program/lygten_301000']);
  expect((await page('/kanal/fjern-1_900001')).item?.customFields.hlsURL).toMatch(/\/master\.m3u8$/);
  expect(faults).toEqual([]);
});

test('[RS18] a universe has a home page with its own key and colour', async () => {
  for (const [path, key, title] of [
    ['/ultra', 'UltraHome', 'Komet'],
    ['/ramasjang', 'RamasjangHome', 'Hopla'],
    ['/minisjang', 'MinisjangHome', 'Pip'],
  ] as const) {
    const home = await page(path, 'max_list_prefetch=50');
    expect([home.key, home.title, home.template]).toEqual([key, title, 'Home']);
    expect(home.entries[0]?.template).toBe('DRH6');
    expect(home.themes).toHaveLength(1);
    const classes = home.entries.flatMap((entry) =>
      entry.list ? toItemList(entry.list, report).items.map((item) => item.customFields.RatingSegment) : [],
    );
    expect(new Set(classes).size, path).toBe(1);
  }
  expect(faults).toEqual([]);
});

test('[RS19] persons, teams, competitions and events have pages with what belongs to them', async () => {
  const person = await page('/person/vibeke-storgaard_600001', 'ff=idp&max_list_prefetch=5');
  expect(person).toMatchObject({ key: 'PersonDetail', template: 'Person Detail', item: { type: 'persona' } });
  expect(person.entries[0]?.list?.rawItems.length).toBeGreaterThan(0);
  const event = await page('/begivenhed/noget_630001');
  expect(event).toMatchObject({ key: 'EventDetail', item: { type: 'event' } });
  expect(Object.keys(event.item?.relationships ?? {})).toEqual(['competition', 'teams']);
  const [home] = event.item?.relationships?.teams?.items ?? [];
  const [competition] = event.item?.relationships?.competition?.items ?? [];
  for (const path of [home?.path ?? '', competition?.path ?? '']) {
    const { item, entries } = await page(path, 'ff=idp&max_list_prefetch=5');
    expect(item?.title, path).not.toBe('');
    for (const entry of entries) if (entry.list) expect(toItemList(entry.list, report).items.length).toBeGreaterThan(0);
  }
  expect(faults).toEqual([]);
});

test("[RS19] below a title stands what is near to it; below a child's title, only its universe", async () => {
  const crime = await page('/serie/x_201000');
  expect(crime.entries.map((entry) => entry.title)).toEqual(['Måske også', 'Mere krimi', 'Flere serier']);
  const child = await page('/serie/x_219000', 'ff=idp&max_list_prefetch=5');
  for (const entry of child.entries)
    for (const item of entry.list ? toItemList(entry.list, report).items : [])
      expect(item.customFields.RatingSegment).toBe('Minisjang');
  expect(child.entries).toHaveLength(1);
  expect(faults).toEqual([]);
});

test.each(['/findes-ikke', '/serie/301000', '/serie/havgus_201000/mere', '/liste/999999', '/se/findes-ikke_1'])(
  '[RS15] %s is no page: 404 without a code',
  async (path) => {
    const { status, body } = await answerOf(`${service.url}/page?path=${encodeURIComponent(path)}`);
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Side ikke fundet' });
  },
);

test('[RS16] a path keeps its meaning with a query and a slash at its end', async () => {
  expect((await page('/kategorier/krimi/?featured=true')).id).toBe('718003');
});

test('[RS17] the trial page holds what a client must survive, and nothing else is at fault', async () => {
  const trial = await page('/kategorier/proeve', 'max_list_prefetch=50');
  expect(faults).toEqual([]);
  expect(trial.entries.map((entry) => entry.type)).toContain('HologramEntry');
  expect(trial.entries[0]).toMatchObject({ template: 'Z99 Ukendt', type: 'ListEntry' });
  const lists = trial.entries.flatMap((entry) => (entry.list ? [toItemList(entry.list, report)] : []));
  const broken = lists.find((list) => list.id === '498001');
  expect(broken?.items.map((item) => item.title)).toEqual(['Havgus', 'Marsken', 'Lygten']);
  expect(faults.map((fault) => `${fault.id ?? ''} ${fault.reason}`)).toEqual([
    ' not-an-object',
    ' not-an-object',
    ' not-an-object',
    ' no-id',
    '792010 no-title',
    ' no-id',
    '791006 unsafe-path',
    '791007 unsafe-path',
  ]);
  const lost = lists.find((list) => list.id === '498002')?.items[0]?.images.tile ?? '';
  expect((await answerOf(lost)).status).toBe(404);
});

test('[RS320] what the service says of itself is texts, and pictures with a link or without one, between rails', async () => {
  const { title, entries } = await page('/om', 'text_entry_format=html');
  expect(title).toBe('Om Fjernsyn');
  expect(entries.map(({ type, customFields }) => [type, customFields.link])).toEqual([
    ['TextEntry', undefined],
    ['ImageEntry', undefined],
    ['TextEntry', undefined],
    ['ListEntry', undefined],
    ['ImageEntry', '/kategorier/a-aa'],
  ]);
  expect(faults).toEqual([]);
});

test('[RS321] a rail of the page of series has 200 items, of which a page holds 24', async () => {
  const { entries } = await page('/kategorier/serier', 'max_list_prefetch=50');
  const list = entries.find((entry) => entry.title === 'Afsnit for afsnit')?.list;
  expect([list?.size, list?.rawItems.length, list?.paging.total]).toEqual([200, 24, 9]);
});

test('[RS290] help is texts in html, under the path that configuration names and below it', async () => {
  for (const path of ['/hjaelp', '/hjaelp/profiler']) {
    const { title, entries } = await page(path, 'text_entry_format=html');
    expect(title).toContain('Hjælp');
    expect(entries.map(({ type, text }) => [type, text?.includes('<p>')])).toContainEqual(['TextEntry', true]);
  }
  expect(faults).toEqual([]);
});

const links = Array.from(entriesById.values()).filter(({ type }) => type === 'link');

test.each(links.map((link) => [titleOf(link), itemPath(link)] as const))(
  '[RS380] [found-door-01] %s leads to a page with content',
  async (_, path) => {
    const { entries } = await page(path);
    expect(entries.some(({ list, text }) => (text ?? '') !== '' || (list?.size ?? 0) > 0)).toBe(true);
  },
);
