import { parseItemList } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createGrowingList, type LoadListPage, prefetchTiles } from './growing-list';
import { cellsOf, toListModel } from './list-model';
import { mergeListPage } from './loaded-list';

const ignore = (): void => undefined;
const pageSize = 10;

function answer(page: number, total = 3, firstId = (page - 1) * pageSize) {
  const items = Array.from({ length: pageSize }, (_, index) => ({
    id: `${firstId + index}`,
    type: 'movie',
    title: 't',
  }));
  return parseItemList({ id: '12', items, size: total * pageSize, paging: { page, total, size: pageSize } }, ignore);
}

/** A list of three pages of ten, whose further pages come, or fail, when they are let go. */
function setUp({ total = 3, firstIdOf = (page: number) => (page - 1) * pageSize } = {}) {
  const first = toListModel(answer(1, total), ignore);
  if (first.state !== 'loaded') throw new Error('not loaded');
  const calls: { page: number; isRetry: boolean; signal: AbortSignal; end(how: 'come' | 'fail'): Promise<void> }[] = [];
  const loadPage: LoadListPage = (list, page, { signal, isRetry }) =>
    new Promise((resolve, reject) => {
      const end = (how: 'come' | 'fail') => {
        const more = answer(page, total, firstIdOf(page));
        if (how === 'come') resolve(mergeListPage(list, more, cellsOf(more, ignore), page));
        else reject(new AppError('http/unreachable'));
        return settled();
      };
      calls.push({ page, isRetry, signal, end });
    });
  const growing = createGrowingList(first, loadPage);
  return { growing, calls, pages: () => calls.map(({ page }) => page), state: growing.state.get };
}

test('[LI14] a page is asked for three places before it is needed, and not before', async () => {
  const { growing, calls, pages, state } = setUp();
  growing.loadNear(pageSize - prefetchTiles - 1);
  expect([pages(), state().status]).toEqual([[], 'ready']);
  growing.loadNear(pageSize - prefetchTiles);
  expect([pages(), state().status]).toEqual([[2], 'loading']);
  await calls[0]?.end('come');
  expect([state().status, state().list.count]).toEqual(['ready', 20]);
});

test('[LI14] [lists-03] one page is on its way at a time, and the next follows where the viewer has gone on', async () => {
  const { growing, calls, pages } = setUp();
  for (const index of [8, 9, 19]) growing.loadNear(index);
  expect(pages()).toEqual([2]);
  await calls[0]?.end('come');
  expect(pages()).toEqual([2, 3]);
  await calls[1]?.end('come');
  growing.loadNear(29);
  expect(pages()).toEqual([2, 3]);
});

test('[LI15] a page that fails leaves what is there, and is asked for again by a retry alone', async () => {
  const { growing, calls, pages, state } = setUp();
  growing.loadNear(9);
  await calls[0]?.end('fail');
  expect([state().status, state().list.count]).toEqual(['failed', 10]);
  growing.loadNear(8);
  expect(pages()).toEqual([2]);
  growing.retry();
  expect([state().status, calls[1]?.isRetry]).toEqual(['retrying', true]);
  await calls[1]?.end('come');
  expect([state().status, state().list.count]).toEqual(['ready', 20]);
});

test('[LI14] where focus has gone back, what is missing before it is asked for as well', () => {
  const { growing, pages } = setUp();
  growing.loadNear(pageSize + prefetchTiles);
  expect(pages()).toEqual([2]);
});

test('[LI15] there is nothing to ask for again where nothing failed, and nothing is after a whole list', async () => {
  const { growing, pages, state } = setUp({ total: 1 });
  growing.retry();
  growing.loadNear(9);
  expect([pages(), state().status]).toEqual([[], 'ready']);
});

test('[LI15] a retry gives up a page that still waits; its answer no longer counts', async () => {
  const { growing, calls, state } = setUp();
  growing.loadNear(9);
  growing.retry();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await calls[0]?.end('fail');
  expect(state().status).toBe('retrying');
});

test('[LI15] a page that is given up has failed, and nothing has where none is on its way', async () => {
  const { growing, calls, state } = setUp();
  growing.fail();
  expect(state().status).toBe('ready');
  growing.loadNear(9);
  growing.fail();
  await calls[0]?.end('come');
  expect([state().status, state().list.count, calls[0]?.signal.aborted]).toEqual(['failed', 10, true]);
});

test('[LI15] nothing comes after a list was stopped', async () => {
  const { growing, calls, pages, state } = setUp();
  growing.loadNear(9);
  growing.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[0]?.end('come');
  growing.retry();
  expect([state().list.count, pages()]).toEqual([10, [2]]);
});

test('[LI17] [found-serv-02] a service that sends the same page for ever is asked once', async () => {
  const { growing, calls, pages, state } = setUp({ total: -1, firstIdOf: () => 0 });
  growing.loadNear(9);
  await calls[0]?.end('come');
  for (let move = 0; move < 5; move++) growing.loadNear(9);
  expect(pages()).toEqual([2]);
  expect(state().list).toMatchObject({ count: 10, size: 10, pageCount: 1 });
});

test('[LI14] with a known total, a page that brings nothing new is not followed by itself', async () => {
  const { growing, calls, pages } = setUp({ total: 4, firstIdOf: () => 0 });
  growing.loadNear(9);
  await calls[0]?.end('come');
  expect(pages()).toEqual([2]);
  growing.loadNear(9);
  expect(pages()).toEqual([2, 3]);
});
