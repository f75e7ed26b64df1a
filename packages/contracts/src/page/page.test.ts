import { expect, test } from 'vitest';
import { pageExample, seasonDetailExample } from '../examples/index';
import { listState } from '../item/list-head';
import { parseItems } from '../item/parse-item-list';
import { readHexColor } from '../item/theme';
import type { ContractFault } from '../reading/fault';
import { parsePage } from './page';

function read(value: unknown) {
  const faults: ContractFault[] = [];
  return { page: parsePage(value, (fault) => void faults.push(fault)), faults };
}

test('[CT25] reads the frame of a page and leaves the items of its rails raw', () => {
  const { page } = read(pageExample);
  expect(page.entries.map((entry) => entry.template)).toEqual(['DRH6', 'DRU2', 'T1 (TA)', 'DRX11', 'H9']);
  expect(page.entries.map((entry) => entry.list && listState(entry.list))).toEqual([
    'loaded',
    'viewer-placeholder',
    'not-loaded',
    undefined,
    undefined,
  ]);
  const rawItems = page.entries[0]?.list?.rawItems ?? [];
  expect(parseItems(rawItems, () => undefined)[0]?.title).toBe('Fyrmesterens datter');
});

test('[CT25] a broken item in a rail is not noticed before the rail is read', () => {
  const [hero] = pageExample.entries;
  const { page, faults } = read({ ...pageExample, entries: [{ ...hero, list: { ...hero.list, items: [null] } }] });
  expect(page.entries).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('[CT26] custom fields of entries: empty and null are none, colours have an opacity to 1', () => {
  const { page } = read(pageExample);
  expect(page.entries[0]?.customFields.autoCycle).toBe(8);
  expect(page.entries[2]?.customFields.moreLinkUrl).toBeUndefined();
  expect(page.entries[4]?.customFields).toMatchObject({
    link: '/kategorier',
    textColor: { color: '#ffffff', opacity: 1 },
  });
  expect(page.entries[4]?.title).toBeUndefined();
  expect(page.entries[3]).toMatchObject({ list: undefined, item: undefined, images: {} });
});

test('[CT26] an entry needs neither custom fields nor listMeta, and its type stays open', () => {
  const { page, faults } = read({
    ...pageExample,
    entries: [{ id: 'e1', type: 'HologramEntry', template: 'X9', later: 1 }],
  });
  expect(page.entries[0]).toMatchObject({ type: 'HologramEntry', template: 'X9', customFields: {}, later: 1 });
  expect(faults).toEqual([]);
});

test('[CT27] broken entries are dropped and reported, a broken list loses itself alone', () => {
  const entries = [
    null,
    { id: 'a' },
    { id: 'b', type: 'ListEntry' },
    { id: 'c', type: 'ListEntry', template: 'T1', list: 3 },
  ];
  const { page, faults } = read({ ...pageExample, entries });
  expect(page.entries.map((entry) => entry.id)).toEqual(['c']);
  expect(page.entries[0]?.list).toBeUndefined();
  expect(faults).toEqual([
    { path: 'page.entries[0]', reason: 'not-an-object' },
    { path: 'page.entries[1]', id: 'a', reason: 'no-type' },
    { path: 'page.entries[2]', id: 'b', reason: 'no-template' },
    { path: 'page.entries[3].list', reason: 'not-an-object' },
  ]);
});

test('[CT27] a page without a list of entries has none', () => {
  const { page, faults } = read({ ...pageExample, entries: undefined, key: '', path: '/x?q=<i>' });
  expect(page).toMatchObject({ entries: [], key: undefined, path: undefined });
  expect(faults).toEqual([{ path: 'page.entries', reason: 'not-a-list' }]);
});

test('[CT28] reads the item of a detail page in the page and in an entry', () => {
  const inPage = read({ ...pageExample, entries: [], item: seasonDetailExample }).page;
  const entry = { id: 'e1', type: 'ItemEntry', template: 'Item Detail Standard', title: '', item: seasonDetailExample };
  const inEntry = read({ ...pageExample, entries: [entry] }).page;
  expect([inPage.item?.type, inEntry.entries[0]?.item?.show?.type]).toEqual(['season', 'show']);
  expect([inEntry.item, read(pageExample).page.entries[0]?.item]).toEqual([undefined, undefined]);
});

test('[CT28] reads the list and the themes of a page, without colours that are none', () => {
  const colors = [{ name: 'Primary', value: '#3bd6ff' }, { name: 'Secondary', value: 'url(x)' }, null];
  const dates = { startDate: '2026-03-12T20:00:00.0000000Z', endDate: 'x', blackout: 'True' };
  const { page } = read({
    ...pageExample,
    themes: [{ type: 'Background', colors, ...dates }, 'x'],
    list: pageExample.entries[0].list,
  });
  expect(page.themes).toEqual([
    {
      type: 'Background',
      colors: [{ name: 'Primary', value: '#3bd6ff', opacity: undefined }],
      startsAt: 1_773_345_600_000,
      endsAt: undefined,
      isBlackout: true,
    },
  ]);
  expect(page.list?.id).toBe('310020');
});

test.each([
  ['#3bd6ff', '#3bd6ff'],
  ['3BD6FF', '#3BD6FF'],
  [' #fff; ', '#fff'],
  ['#12345', undefined],
  ['#1234567', undefined],
  ['hvid', undefined],
  ['', undefined],
  [16_777_215, undefined],
  [null, undefined],
])('[CT230] the colour %j is %s', (value, color) => {
  expect(readHexColor(value)).toBe(color);
});

test.each([null, '<html></html>', [], {}, { id: '1' }])('[CT29] %j is no page', (value) => {
  expect(() => read(value)).toThrow(
    expect.objectContaining({ code: 'contracts/malformed-answer', facts: { what: 'page' } }),
  );
});
