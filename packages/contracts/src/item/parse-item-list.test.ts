import { expect, test } from 'vitest';
import { itemListExample, itemSummaryExample, unloadedListExample, viewerListExample } from '../examples/index';
import type { ContractFault } from '../reading/fault';
import { listState } from './list-head';
import { readPageLink } from './paging';
import { parseItemList, parseItemLists, parseItems } from './parse-item-list';

const ignore = () => undefined;

test('[CT20] drops broken items, reports each by place and keeps the good ones', () => {
  const faults: ContractFault[] = [];
  const untitled = { id: '7', type: 'program', title: ' ' };
  const items = [itemSummaryExample, null, 'x', [], {}, untitled, { id: '8', title: 'Uden type' }, itemSummaryExample];
  const list = parseItemList({ ...itemListExample, items }, (fault) => void faults.push(fault));
  expect(list.items).toHaveLength(2);
  expect(faults).toEqual([
    { path: 'list.items[1]', reason: 'not-an-object' },
    { path: 'list.items[2]', reason: 'not-an-object' },
    { path: 'list.items[3]', reason: 'not-an-object' },
    { path: 'list.items[4]', reason: 'no-id' },
    { path: 'list.items[5]', id: '7', reason: 'no-title' },
    { path: 'list.items[6]', id: '8', reason: 'no-type' },
  ]);
});

test('[CT21] tells the three states of a list apart', () => {
  const states = [itemListExample, unloadedListExample, viewerListExample].map((list) =>
    listState(parseItemList(list, ignore)),
  );
  expect(states).toEqual(['loaded', 'not-loaded', 'viewer-placeholder']);
  const empty = { id: '1', path: '', items: [], size: 0, paging: { total: 0, page: 1 } };
  expect(listState(parseItemList(empty, ignore))).toBe('loaded');
});

test('[CT21] keeps what tells a list from another, and needs neither title nor listMeta', () => {
  const sent = { id: 310020, parameter: 'TitleGroupKey:Å', path: '/a-aa/å', items: [], paging: { total: 1, page: 1 } };
  expect(parseItemList(sent, ignore)).toMatchObject({
    id: '310020',
    parameter: 'TitleGroupKey:Å',
    path: '/a-aa/å',
    size: -1,
    isProfileList: false,
  });
});

test('[CT22] takes page and parameter alone from a link to another page', () => {
  expect(parseItemList(itemListExample, ignore).paging.next).toEqual({ page: 2, param: undefined });
  expect(readPageLink('/lists/1?param=TitleGroupKey%3A%C3%85&lang=da&page=3&sub=Emergency')).toEqual({
    page: 3,
    param: 'TitleGroupKey:Å',
  });
  expect(readPageLink('/account/profile/continue-watching/list?page=1')).toEqual({ page: 1, param: undefined });
});

test.each(['', null, undefined, '/lists/1', '/lists/1?page=0', '/lists/1?page=x', '/lists/1?page=1.5', 4])(
  '[CT22] %j leads to no page',
  (link) => {
    expect(readPageLink(link)).toBeUndefined();
  },
);

test('[CT22] survives a parameter that cannot be decoded', () => {
  expect(readPageLink('/lists/1?page=2&param=%E0%A4%A')).toEqual({ page: 2, param: undefined });
});

test('[CT23] reads several lists, without the broken ones', () => {
  const faults: ContractFault[] = [];
  const lists = parseItemLists(
    [itemListExample, null, { id: '1' }, unloadedListExample],
    (fault) => void faults.push(fault),
  );
  expect(lists.map((list) => list.id)).toEqual(['310020', '310021']);
  expect(faults).toEqual([
    { path: 'lists[1]', reason: 'not-an-object' },
    { path: 'lists[2].items', reason: 'not-a-list' },
  ]);
});

test('[CT23] names the rail in reports about raw items', () => {
  const faults: ContractFault[] = [];
  expect(parseItems([3], (fault) => void faults.push(fault), 'page.entries[2].list.items')).toEqual([]);
  expect(faults).toEqual([{ path: 'page.entries[2].list.items[0]', reason: 'not-an-object' }]);
});

test.each([null, '<html>', [], { id: '1' }, { items: [] }])('[CT24] %j is no list', (value) => {
  expect(() => parseItemList(value, ignore)).toThrow(expect.objectContaining({ code: 'contracts/malformed-answer' }));
});

test('[CT24] an object is no answer to a call for several lists', () => {
  expect(() => parseItemLists({}, ignore)).toThrow(expect.objectContaining({ facts: { what: 'lists' } }));
});
