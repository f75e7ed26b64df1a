import { type ItemList, parseItemList, parseItemLists } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';

let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function list(path: string): Promise<ItemList> {
  const { faults, report } = faultNotes();
  const parsed = parseItemList((await answerOf(`${service.cdnUrl}${path}`)).body, report);
  expect(faults).toEqual([]);
  return parsed;
}

test('[RS20] pages of a list add up to the whole, each item once', async () => {
  const ids: string[] = [];
  let page: number | undefined = 1;
  while (page !== undefined) {
    const { items, paging, size }: ItemList = await list(`/lists/400020?page_size=30&page=${page}`);
    expect([paging.page, paging.total, size]).toEqual([page, 5, 140]);
    ids.push(...items.map((item) => item.id));
    page = paging.next?.page;
  }
  expect(ids).toHaveLength(140);
  expect(new Set(ids).size).toBe(140);
});

test('[RS21] links to other pages carry what nobody sent', async () => {
  const { body } = await answerOf(`${service.cdnUrl}/lists/400020?page_size=7&page=2`);
  const { next, previous } = (body as { paging: { next: string; previous: string } }).paging;
  expect(next).toMatch(/page=3&segments=.*isDeviceAbroad=false/);
  expect(previous).toMatch(/^\/lists\/400020\?page=1&page_size=7/);
});

test('[RS22] a parameter picks a letter, an order sorts', async () => {
  const letter = await list('/lists/400020?param=TitleGroupKey%3At');
  expect(letter.items.map((item) => item.title)).toEqual([
    'Tallene',
    'Tavshedspligt',
    'Tidevand',
    'Togskifte i Tommerup',
    'Tolvtesiden',
    'Tordenvejrets datter',
    'Tove',
    'Tredje akt',
    'Tumle bygger en bro',
    'Tyve vintre',
  ]);
  expect([letter.parameter, letter.path]).toEqual(['TitleGroupKey:t', '/a-aa/t']);
  const [first] = (await list('/lists/400007?order_by=a-z&order=asc')).items;
  const [last] = (await list('/lists/400007?order_by=a-z&order=desc')).items;
  expect([first?.title, last?.title]).toEqual(['Barnedåb', 'Udkant']);
  expect((await list('/lists/400020?item_type=program')).size).toBe(80);
});

test('[RS23] an empty list is loaded, and recommendations are empty here', async () => {
  for (const id of ['400030', '400014'])
    expect(await list(`/lists/${id}`)).toMatchObject({ items: [], size: 0, paging: { page: 1, total: 0 } });
});

test('[RS24] several lists come in one answer, also by parameter, without unknown ones', async () => {
  const { faults, report } = faultNotes();
  const { body } = await answerOf(`${service.cdnUrl}/lists?ids=400004,999999,400020%7CTitleGroupKey:t&page_size=2`);
  const lists = parseItemLists(body, report);
  expect(lists.map(({ id, parameter, items }) => [id, parameter, items.length])).toEqual([
    ['400004', undefined, 2],
    ['400020', 'TitleGroupKey:t', 2],
  ]);
  expect(faults).toEqual([]);
  expect((await answerOf(`${service.cdnUrl}/lists`)).body).toEqual([]);
});

test('[RS25] an unknown list is 404, senseless numbers are put right', async () => {
  expect((await answerOf(`${service.url}/lists/999999`)).status).toBe(404);
  expect((await list('/lists/400020?page=0&page_size=x')).paging).toMatchObject({ page: 1, size: 24 });
  expect(await list('/lists/400020?page=99')).toMatchObject({ items: [], paging: { page: 99, total: 6 } });
});
