import { type ItemList, parseContinueWatching, parseItemList, parseItemLists } from '@fjernsyn/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { faultNotes } from '../testing/answers';
import { type AskAs, asker, type SignedIn, signIn } from '../testing/sign-in';

let service: ReferenceService;
let malene: SignedIn;
let nowAt: number;

beforeEach(async () => {
  nowAt = 1_795_867_200_000;
  service = await startReferenceService({ now: () => nowAt });
  malene = await signIn(service.url, 'malene@fjernsyn.example');
});
afterEach(() => service.close());

async function list(path: string, ask: AskAs = malene.profile): Promise<ItemList> {
  const { faults, report } = faultNotes();
  const parsed = parseItemList((await ask('GET', `/account/profile/${path}`)).body, report);
  expect(faults).toEqual([]);
  return parsed;
}
const ids = ({ items }: Pick<ItemList, 'items'>) => items.map(({ id }) => id);

test('[RS178] bookmarks are listed newest first, or as they are asked for', async () => {
  expect(await list('bookmarks/list')).toMatchObject({
    id: 'Bookmarks',
    size: 3,
    paging: { total: 1, page: 1, size: 12, authorization: { type: 'UserProfile', scope: 'Catalog' } },
  });
  expect(ids(await list('bookmarks/list?order=date-modified'))).toEqual(['202000', '301000', '226000']);
  expect(ids(await list('bookmarks/list?order=asc'))).toEqual(['226000', '301000', '202000']);
  expect(ids(await list('bookmarks/list?item_type=program,episode'))).toEqual(['301000']);
  const titles = (await list('bookmarks/list?order_by=a-z')).items.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'da')));
  expect((await list('bookmarks/list?order_by=a-z&order=desc')).items.map(({ title }) => title)).toEqual(
    titles.reverse(),
  );
  const years = (await list('bookmarks/list?order_by=release-year&order=asc')).items;
  expect(years).toHaveLength(3);
});

test('[RS179] pages are counted as pages, of fifty at most, and link to each other by page and size alone', async () => {
  for (let number = 1; number <= 58; number += 1) {
    nowAt += 1_000;
    await malene.profile('PUT', `/account/profile/bookmarks/${200_000 + 1_000 * number}`);
  }
  const { body } = await malene.profile('GET', '/account/profile/bookmarks/list?page=2&page_size=20');
  const { paging, size } = body as { paging: Record<string, unknown>; size: number };
  expect([size, paging]).toEqual([
    59,
    {
      total: 3,
      page: 2,
      size: 20,
      next: '/account/profile/bookmarks/list?page=3&page_size=20',
      previous: '/account/profile/bookmarks/list?page=1&page_size=20',
      authorization: { type: 'UserProfile', scope: 'Catalog' },
      options: { pageSize: 20, order: 'desc' },
    },
  ]);
  const large = await list('bookmarks/list?page_size=100');
  expect([large.items.length, large.paging.total]).toEqual([50, 2]);
  const all = [...ids(large), ...ids(await list('bookmarks/list?page_size=50&page=2'))];
  expect([all.length, new Set(all).size]).toEqual([59, 59]);
});

test('[RS180] watched items are listed, whole ones or others, without what left the catalogue', async () => {
  expect(ids(await list('watched/list'))).toEqual(['206103', '304000', '201101', '206102', '206101']);
  expect(ids(await list('watched/list?completed=true'))).toEqual(['201101', '206102', '206101']);
  expect(ids(await list('watched/list?completed=false&order=asc'))).toEqual(['304000', '206103']);
});

test('[RS181] what is gone on with is a show, its episode and season along; a film has none', async () => {
  const { body } = await malene.profile(
    'GET',
    '/account/profile/continue-watching/list?show_item_type=show&include=episode,season&page_size=24',
  );
  const { faults, report } = faultNotes();
  const parsed = parseContinueWatching(body, report);
  expect(faults).toEqual([]);
  expect(ids(parsed)).toEqual(['206000', '304000', '201000']);
  expect(parsed.inclusions['206000']).toMatchObject({ episode: { id: '206103' }, season: { id: '206100' } });
  expect(parsed.inclusions['201000']).toMatchObject({ episode: { id: '201102' } });
  expect(parsed.inclusions['304000']?.episode).toBeUndefined();
});

test('[RS306] it can be its seasons or, where nothing is said, its episodes', async () => {
  expect(ids(await list('continue-watching/list?show_item_type=season'))).toEqual(['206100', '304000', '201100']);
  const { body } = await malene.profile('GET', '/account/profile/continue-watching/list?include=show,episode');
  const parsed = parseContinueWatching(body, () => undefined);
  expect(ids(parsed)).toEqual(['206103', '304000', '201102']);
  expect(parsed.inclusions['206103']).toMatchObject({ show: { id: '206000' }, episode: undefined });
});

test('[RS306] news has no inclusion, and an empty list says nothing beside', async () => {
  const path = '/account/profile/continue-watching/list?show_item_type=show&include=episode';
  await malene.profile('PUT', '/account/profile/watched/215101?position=200');
  const { body } = await malene.profile('GET', path);
  const parsed = parseContinueWatching(body, () => undefined);
  expect([ids(parsed)[0], '215000' in parsed.inclusions]).toEqual(['215000', false]);
  const newcomer = await signIn(service.url, 'ny@fjernsyn.example');
  const empty = (await newcomer.profile('GET', path)).body;
  expect(empty).toMatchObject({ items: [], size: 0, paging: { total: 0, page: 1, size: 12 } });
  expect(empty).not.toHaveProperty('listData');
});

test('[RS182] lists of the catalogue are given as the profile may see them', async () => {
  const read = async (ask: AskAs) => {
    const { body } = await ask('GET', '/account/profile/lists?ids=400020,400013,999999&page_size=24');
    return parseItemLists(body, () => undefined).map(({ id, size }) => [id, size] as const);
  };
  const whole = await read(malene.profile);
  const small = await read(await malene.choose('p-mini'));
  expect(whole.map(([id]) => id)).toEqual(['400020', '400013']);
  expect(whole[0]?.[1]).toBe(140);
  expect(small[0]?.[1]).toBeGreaterThan(0);
  expect(small[0]?.[1]).toBeLessThan(20);
});

test("[RS183] a child's lists hold nothing above its limit", async () => {
  const saga = await malene.choose('p-lillesoester');
  await saga('PUT', '/account/profile/bookmarks/206000');
  await saga('PUT', '/account/profile/watched/206101?position=300');
  expect(ids(await list('bookmarks/list', saga))).toEqual(['218000']);
  expect(ids(await list('continue-watching/list?show_item_type=show', saga))).toEqual(['217000']);
  expect(ids(await list('watched/list', saga))).toEqual(['217101']);
  expect(ids(await list('bookmarks/list?max_rating=MRAM-07'))).not.toContain('202000');
});

test('[RS183] nobody but a profile has lists', async () => {
  for (const path of ['bookmarks/list', 'watched/list', 'continue-watching/list', 'lists?ids=400020'])
    expect(await asker(service.url)('GET', `/account/profile/${path}`)).toMatchObject({ status: 401 });
  expect(await malene.account('GET', '/account/profile/bookmarks/list')).toMatchObject({ status: 403 });
});
