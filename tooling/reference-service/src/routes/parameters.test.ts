import { parseItem, parseItemList, parseMediaFiles, parsePage, toItemList } from '@fjernsyn/contracts';
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

const get = async (path: string) => (await answerOf(`${service.cdnUrl}${path}`)).body;
const list = async (path: string) => parseItemList(await get(path), report);
const page = async (query: string) => parsePage(await get(`/page?path=${query}`), report);

test('[RS339] texts are html, or plain where another format is asked for', async () => {
  const textOf = async (format: string) => {
    const { entries } = (await get(`/page?path=/hjaelp${format}`)) as { entries: { readonly text: string }[] };
    return entries[0]?.text ?? '';
  };
  expect(await textOf('')).toContain('<h2>');
  expect(await textOf('&text_entry_format=html')).toContain('<h2>');
  const plain = await textOf('&text_entry_format=plain');
  expect(plain).toMatch(/^Log ind på dit tv\nDu skal bruge/);
  expect(plain).not.toMatch(/[<>]|&\w+;/);
});

test('[RS339] the item of a page brings along what is asked for, and everything where nothing is said', async () => {
  const item = async (query: string) => (await page(`/episode/x_201101&ff=idp${query}`)).item;
  expect((await item(''))?.season?.show ?? (await item(''))?.show).toBeDefined();
  expect(await item('&item_detail_expand=parent')).toMatchObject({ season: { id: '201100' } });
  const alone = await item('&item_detail_expand=none');
  expect([alone?.season, alone?.show]).toEqual([undefined, undefined]);
});

test('[RS339] a list that scrolls on and on has pages of its own size', async () => {
  const sizeOf = async (query: string) => {
    const [entry] = (await page(`/liste/x_400020&list_page_size=12${query}`)).entries;
    return entry?.list && toItemList(entry.list, report).items.length;
  };
  expect([await sizeOf(''), await sizeOf('&list_page_size_large=50')]).toEqual([12, 50]);
});

test('[RS340] only titles are left that are offered in every way that is named', async () => {
  const all = await list('/lists/400020?page_size=100');
  const signed = await list('/lists/400020?page_size=100&accessibility=SpokenSubtitles,SignLanguage');
  expect(signed.size).toBeGreaterThan(0);
  expect(signed.size).toBeLessThan(all.size);
  for (const { title, customFields } of signed.items)
    expect(String(customFields.OwnedCategory), title).toContain('acc_sign_language');
  expect((await list('/lists/400020?accessibility=Nonsense')).size).toBe(0);
  expect((await list('/lists/400008?accessibility=SignLanguage')).size).toBe(6);
});

test('[RS340] an event of a list brings along what of its surroundings is named', async () => {
  const events = async (query: string) =>
    ((await get(`/lists/400017${query}`)) as { items: { relationships?: object }[] }).items;
  expect((await events('')).every(({ relationships }) => relationships === undefined)).toBe(true);
  const named = await events('?relations=competition');
  expect(named.every(({ relationships = {} }) => Object.keys(relationships).join() === 'competition')).toBe(true);
  const both = await events('?relations=competition,teams');
  expect(both.some(({ relationships = {} }) => Object.keys(relationships).length === 2)).toBe(true);
  expect(parseItem(both[0], report).type).toBe('event');
});

test('[RS341] no file is larger than was asked for', async () => {
  const found = async (query: string) => {
    const files = parseMediaFiles(await get(`/items/790001/videos${query}`), report);
    return [...new Set(files.map(({ resolution }) => resolution))];
  };
  expect(await found('')).toEqual(['HD-1080', 'HD-720']);
  expect(await found('?resolution=HD-1080')).toEqual(['HD-1080', 'HD-720']);
  expect(await found('?resolution=HD-720')).toEqual(['HD-720']);
});

test('[RS342] recommendations are of some types, and in an order', async () => {
  const { profile } = await signIn(service.url, 'malene@fjernsyn.example');
  const recommended = async (query: string) =>
    parseItemList((await profile('GET', `/recommendations/400014${query}`)).body, report).items;
  expect(new Set((await recommended('?item_type=program')).map(({ type }) => type))).toEqual(new Set(['program']));
  const titles = async (query: string) => (await recommended(query)).map(({ title }) => title);
  const sorted = await titles('?order_by=a-z');
  expect(await titles('?order_by=a-z&order=desc')).toEqual([...sorted].reverse());
  expect(sorted).not.toEqual(await titles(''));
  for (const { customFields } of await recommended('?accessibility=SignLanguage'))
    expect(String(customFields.OwnedCategory)).toContain('acc_sign_language');
});
