import type { SearchWish } from '@fjernsyn/api';
import { parseSearchResult } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import { hasPages, searchPages, searchQuery } from './search-query';

const nobody = {
  api: { audience: () => 'kids', faults: { reportContract: () => undefined, report: () => undefined } },
  searcher: () => ({ sessionId: 's1', userId: 'u1' }),
};

const nothing = { term: 'havn', total: 0, people: [], groups: {} };

/** A service that finds so many series, of which it gives at most a hundred, and what it was asked for. */
const open = (count: number, sentSize = count, isShown: (index: number) => boolean = () => true) => {
  const wishes: SearchWish[] = [];
  const deps = {
    ...nobody,
    find: async (wish: SearchWish) => {
      wishes.push(wish);
      const items = Array.from({ length: count }, (_, at) => ({ id: `${at}`, type: 'show', title: `${at}` }));
      const given = items.slice(0, Math.min(wish.maxResults ?? 18, 100)).filter((_, at) => isShown(at));
      return parseSearchResult(
        { series: { id: 's', items: given, size: sentSize, paging: { page: 1, size: 18, total: 9 } } },
        () => undefined,
      );
    },
  };
  const signal = new AbortController().signal;
  return {
    wishes,
    load: () => searchQuery(deps, 'havn').queryFn({ signal }),
    key: searchQuery(deps, 'havn').queryKey,
    page: searchPages(deps, 'havn', 'series'),
  };
};

test('[CA455] a search asks with who searches, and its key ends with the audience', async () => {
  const { load, key, wishes } = open(1);
  expect((await load()).total).toBe(1);
  expect([wishes, key]).toEqual([[{ term: 'havn', sessionId: 's1', userId: 'u1' }], ['search', 'havn', 'kids']]);
});

test.each([
  [40, 40, [18, 36, 40], 40],
  [40, -1, [18, 36, 40], 40],
  [250, 250, [18, 36, 54, 72, 90, 100], 100],
])(
  '[CA455] of %i results, sent as %i, further pages come by a longer answer, up to a hundred',
  async (count, size, counts, last) => {
    const { load, page, wishes } = open(count, size);
    let list = (await load()).groups[0]?.list;
    const seen: number[] = [];
    while (list?.state === 'loaded') {
      seen.push(list.count);
      const missing = list.missingPageAt(list.count);
      if (missing === undefined) break;
      list = await page(list, missing);
    }
    expect([seen, list?.size]).toEqual([counts, last]);
    expect(wishes.slice(1).map(({ include, maxResults }) => [include, maxResults])).toEqual(
      counts.slice(1).map((_, at) => [['series'], Math.min(18 * (at + 2), 100)]),
    );
  },
);

test('[CA455] people come all at once', () => {
  expect([hasPages('people'), hasPages('series')]).toEqual([false, true]);
});

test('[CA455] an answer without anything new is followed by a longer one, and results that are left out leave no gap', async () => {
  const { load, page, wishes } = open(80, 80, (index) => index < 10 || index > 50);
  const first = (await load()).groups[0]?.list;
  if (first?.state !== 'loaded') throw new Error('a list was expected');
  const second = await page(first, 2);
  const ids = Array.from({ length: second.count }, (_, index) => second.idAt(index));
  expect(ids).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '51', '52', '53']);
  expect(wishes.slice(1).map(({ maxResults }) => maxResults)).toEqual([36, 54]);
});

test('[CA455] a group that the service leaves out ends where it stands', async () => {
  const { load, page } = open(40);
  const first = (await load()).groups[0]?.list;
  if (first?.state !== 'loaded') throw new Error('a list was expected');
  const ended = await searchPages({ ...nobody, find: async () => nothing }, 'havn', 'series')(first, 2);
  expect([ended.count, ended.missingPageAt(18)]).toEqual([18, undefined]);
  expect((await page(first, 2)).count).toBe(36);
});
