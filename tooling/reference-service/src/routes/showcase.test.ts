import { type Item, parseItem, parseItemList, parseMediaFiles, parsePage, toItemList } from '@fjernsyn/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';

const hourMs = 3_600_000;
const { faults, report } = faultNotes();
let service: ReferenceService;
let nowAt: number;

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
});
beforeEach(() => {
  nowAt = Date.parse('2026-11-28T20:15:00Z');
  faults.length = 0;
});
afterAll(() => service.close());

const get = async (path: string) => (await answerOf(`${service.cdnUrl}${path}`)).body;
const item = async (id: string, query = ''): Promise<Item> => parseItem(await get(`/items/${id}?${query}`), report);
const filesOf = async (id: string) => parseMediaFiles(await get(`/items/${id}/videos`), report);

test('[RS83] the page of one of each kind parses, and every title of it has a page of its own type', async () => {
  const page = parsePage(await get('/page?path=/kategorier/lidt-af-hvert&max_list_prefetch=50'), report);
  const items = page.entries.flatMap(({ list }) => (list ? toItemList(list, report).items : []));
  expect(new Set(items.map(({ type }) => type))).toEqual(
    new Set(['movie', 'trailer', 'customAsset', 'program', 'event', 'stage', 'confederation']),
  );
  for (const { id, type, path } of items) {
    const { status, body } = await answerOf(`${service.cdnUrl}/page?path=${path}&ff=idp`);
    expect([id, status, parsePage(body, report).item?.type]).toEqual([id, 200, type]);
  }
  expect(faults).toEqual([]);
});

test('[RS83] no search finds what stands on that page, and no other list holds it', async () => {
  expect(await get('/v2/search?term=abonnenten')).toMatchObject({ total: 0 });
  expect(await get('/v2/search?term=direkte&include=events')).toMatchObject({ total: 0 });
  const all = parseItemList(await get('/lists/400020?page_size=100'), report);
  expect(all.size).toBe(140);
});

test('[RS84] a film has trailers and a rating by viewers, and one tells what was put right', async () => {
  const film = await item('780001');
  expect(film).toMatchObject({
    type: 'movie',
    averageUserRating: 8.4,
    trailers: [{ type: 'trailer' }, { type: 'trailer' }],
  });
  expect((await item('780041')).customFields.RectificationText).toMatch(/^Rettelse: /);
});

test('[RS84] offers have prices, owners and resolutions', async () => {
  const { offers } = await item('780002');
  expect(offers.map(({ ownership, price, resolution }) => [ownership, price, resolution])).toEqual([
    ['Rent', 39, 'HD-1080'],
    ['Own', 99.5, 'HD-1080'],
    ['Own', 129, 'HD-4K'],
  ]);
});

test('[RS85] films have no parts, many and such as overlap', async () => {
  const partsOf = async (id: string) => (await filesOf(id))[0]?.timeCodes ?? [];
  expect(await partsOf('780051')).toEqual([]);
  const many = await partsOf('780052');
  expect(many.filter(({ type }) => type === 'Chapter')).toHaveLength(7);
  const overlapping = (await partsOf('780053')).filter(({ type }) => type !== 'Chapter');
  const [summary, intro] = overlapping;
  expect(intro?.startSeconds).toBeLessThan(summary?.endSeconds ?? 0);
  expect(faults).toEqual([]);
});

test('[RS85] films have no subtitles, four kinds of them, and four versions', async () => {
  expect((await filesOf('780061'))[0]?.subtitles).toEqual([]);
  expect(new Set((await filesOf('780062'))[0]?.subtitles.map(({ language }) => language)).size).toBe(4);
  const versions = (await filesOf('780063')).map(({ language, accessService }) => `${language} ${accessService}`);
  expect([...new Set(versions)]).toEqual([
    'da StandardVideo',
    'en StandardVideo',
    'da SpokenSubtitles',
    'en AudioDescription',
  ]);
});

test.each([0, 0.4, 0.6, 11, 36.99, 24 * 200])('[RS86] an event is on, %s hours from now too', async (hours) => {
  nowAt += hours * hourMs;
  const { eventStartDate = '', eventEndDate = '' } = (await get('/items/631001')) as Record<string, string>;
  expect(Date.parse(eventStartDate)).toBeLessThanOrEqual(nowAt);
  expect(Date.parse(eventEndDate)).toBeGreaterThan(nowAt);
  expect((await filesOf('631001')).every(({ isStreamLive }) => isStreamLive)).toBe(true);
});

test('[RS87] what was never rated no child sees, and what is exempt its own universe alone', async () => {
  const titlesFor = async (segment: string) =>
    parseItemList(await get(`/lists/400042?segments=${segment}`), report).items.map(({ id }) => id);
  expect(await titlesFor('drtv')).toEqual(['780031', '780032']);
  expect(await titlesFor('ultra')).toEqual([]);
  expect(await titlesFor('ramasjang')).toEqual(['780032']);
  expect(await titlesFor('minisjang')).toEqual([]);
  expect(parseItemList(await get('/lists/400042?max_rating=MRAM-15'), report).items).toEqual([]);
});
