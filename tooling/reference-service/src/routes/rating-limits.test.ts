import { type Item, parseItemList, parsePage, toItemList } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';
import { signIn } from '../testing/sign-in';

const { report } = faultNotes();
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function itemsOf(path: string): Promise<readonly Item[]> {
  return parseItemList((await answerOf(`${service.cdnUrl}${path}`)).body, report).items;
}

const ratingOf = ({ customFields }: Item) => customFields.ClassificationRating;
const audienceOf = ({ customFields }: Item) => customFields.PrimaryContentUniverse;

test('[RS233] a rating limits lists, whomever a title is made for', async () => {
  const all = '/lists/400020?page_size=100';
  const found = await itemsOf(`${all}&max_rating=MRAM-07`);
  expect(new Set(found.map(ratingOf))).toEqual(new Set(['MRAM-ALL', 'MRAM-07']));
  expect(new Set(found.map(audienceOf))).toContain('DRTV');
  const { size } = parseItemList((await answerOf(`${service.cdnUrl}${all}&max_rating=DR-Voksen`)).body, report);
  expect(size).toBe(140);
});

test.each([
  ['max_rating=DR-Ramasjang', ['Ramasjang', 'Minisjang'], ['MRAM-ALL', 'MRAM-07']],
  ['segments=minisjang,optedout', ['Minisjang'], ['MRAM-ALL']],
  ['segments=minisjang&max_rating=DR-Ultra', ['Minisjang'], ['MRAM-ALL']],
  ['segments=ultra', ['Ultra', 'Ramasjang', 'Minisjang'], ['MRAM-ALL', 'MRAM-07', 'MRAM-11']],
  ['segments=restricted', ['Ultra', 'Ramasjang', 'Minisjang'], ['MRAM-ALL', 'MRAM-07', 'MRAM-11']],
  ['segments=drtv,drtv-kids', ['Ultra', 'Ramasjang', 'Minisjang'], ['MRAM-ALL', 'MRAM-07', 'MRAM-11']],
  ['segments=ramasjang,drtv-kids', ['Ramasjang', 'Minisjang'], ['MRAM-ALL', 'MRAM-07']],
])('[RS233] %s leaves a child no more than it may see', async (query, audiences, ratings) => {
  const found = await itemsOf(`/lists/400020?page_size=100&${query}`);
  expect(new Set(found.map(audienceOf))).toEqual(new Set(audiences));
  for (const item of found) expect(ratings, item.title).toContain(ratingOf(item));
  expect(await itemsOf(`/lists/400023?${query}`)).toEqual([]);
});

test('[RS307] the profile whose token comes along limits what is for everybody', async () => {
  const child = await (await signIn(service.url, 'malene@fjernsyn.example')).choose('p-mini');
  const found = parseItemList((await child('GET', '/lists/400020?page_size=100')).body, report).items;
  expect(new Set(found.map(audienceOf))).toEqual(new Set(['Minisjang']));
});

test('[RS233] a page and what is near to an item keep the limit, and the rest of the segments none', async () => {
  const { body } = await answerOf(`${service.cdnUrl}/page?path=/&max_list_prefetch=50&max_rating=DR-Ultra`);
  const lists = parsePage(body, report).entries.flatMap(({ list }) => (list ? [toItemList(list, report)] : []));
  const titles = lists.flatMap(({ items }) => items).filter(({ type }) => type !== 'link' && type !== 'channel');
  expect(titles.length).toBeGreaterThan(20);
  for (const item of titles) expect(audienceOf(item), item.title).not.toBe('DRTV');
  const near = await itemsOf('/items/201000/related?segments=drtv,ramasjang&max_rating=MRAM-11');
  expect(near.length).toBeGreaterThan(3);
  expect(near.map(ratingOf)).not.toContain('MRAM-15');
});
