import { type ItemList, parseItemList } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { cellsOf, toListModel } from './list-model';
import { type LoadedList, mergeListPage } from './loaded-list';

const ignore = (): void => undefined;

interface Answer {
  readonly page: number;
  readonly ids: readonly string[];
  readonly total?: number;
  readonly size?: number;
}

const pageSize = 3;

function answer({ page, ids, total = -1, size = -1 }: Answer): ItemList {
  const items = ids.map((id) => ({ id, type: 'movie', title: id }));
  return parseItemList({ id: '12', items, size, paging: { page, total, size: pageSize } }, ignore);
}

/** The list after these answers, in the order in which they arrived. */
function after(first: Answer, ...others: readonly Answer[]): LoadedList {
  const list = toListModel(answer(first), ignore);
  if (list.state !== 'loaded') throw new Error('not loaded');
  return others.reduce((known, next) => {
    const read = answer(next);
    return mergeListPage(known, read, cellsOf(read, ignore), next.page);
  }, list);
}

const idsOf = (list: LoadedList): readonly (string | undefined)[] =>
  Array.from({ length: list.count }, (_, index) => list.itemAt(index)?.id);

describe('the pages of a list', () => {
  it('[LI5] stand one after the other', () => {
    const list = after(
      { page: 1, ids: ['a', 'b', 'c'], total: 2, size: 5 },
      { page: 2, ids: ['d', 'e'], total: 2, size: 5 },
    );
    expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(list).toMatchObject({ size: 5, pageCount: 2 });
  });

  it('[LI5] keep the places of a page in between free', () => {
    const list = after(
      { page: 1, ids: ['a', 'b', 'c'], total: 3, size: 8 },
      { page: 3, ids: ['g', 'h'], total: 3, size: 8 },
    );
    expect(idsOf(list)).toEqual(['a', 'b', 'c', undefined, undefined, undefined, 'g', 'h']);
    expect(list.missingPageAt(4)).toBe(2);
    expect(list.size).toBe(8);
  });

  it('[LI6] hold an item once: its first place stays, and the whole list counts what it holds', () => {
    const list = after(
      { page: 1, ids: ['a', 'b', 'c'], total: 2, size: 5 },
      { page: 2, ids: ['c', 'd'], total: 2, size: 6 },
    );
    expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd']);
    expect(list.size).toBe(4);
  });

  it('[LI6] replace a page that comes again', () => {
    const list = after({ page: 1, ids: ['a', 'b', 'c'] }, { page: 1, ids: ['b', 'c', 'd'] });
    expect(idsOf(list)).toEqual(['b', 'c', 'd']);
  });
});

describe('pages that come otherwise than in order', () => {
  it('[LI5] stand at their offset, whichever came first', () => {
    const list = after({ page: 3, ids: ['g'] }, { page: 1, ids: ['a', 'b', 'c'] }, { page: 2, ids: ['d', 'e', 'f'] });
    expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('[LI5] leave the first page missing where a later one came alone', () => {
    const list = after({ page: 2, ids: ['d', 'e', 'f'], total: 3 });
    expect([list.count, list.missingPageAt(0), list.missingPageAt(4), list.missingPageAt(6)]).toEqual([
      6,
      1,
      undefined,
      1,
    ]);
  });

  it('[LI7] an empty page after the first leaves a list that has nothing of what is before it', () => {
    const list = after({ page: 2, ids: [], total: 3 });
    expect([list.count, list.pages, list.missingPageAt(0)]).toEqual([0, [], 1]);
  });
});

describe('what an answer leaves out', () => {
  const lengthOf = (paging: object) => {
    const list = toListModel(
      parseItemList({ id: '12', items: [], size: 0, paging: { page: 1, ...paging } }, ignore),
      ignore,
    );
    return list.state === 'loaded' && list.pageSize;
  };

  it.each([
    [{ size: 12, options: { pageSize: 6 } }, 12],
    [{ size: 0, options: { pageSize: 6 } }, 6],
    [{ size: 0 }, 24],
  ])('[LI5] a page of %j is %s places long', (paging, length) => {
    expect(lengthOf(paging)).toBe(length);
  });

  it('[LI6] the size stays as it was known, and a newer one counts', () => {
    const first = { page: 1, ids: ['a', 'b', 'c'], total: 4, size: 10 } as const;
    const sizeAfter = (size: number) => after(first, { page: 2, ids: ['d', 'e', 'f'], total: 4, size }).size;
    expect([sizeAfter(-1), sizeAfter(0), sizeAfter(11)]).toEqual([10, 0, 11]);
  });

  it('[LI7] a total below the page that was sent, or none, ends the list with that page', () => {
    expect(after({ page: 2, ids: ['d', 'e', 'f'], total: 1 }).pageCount).toBe(2);
    expect(after({ page: 1, ids: ['a', 'b', 'c'], total: 0 }).pageCount).toBe(1);
  });

  it('[LI17] with an unknown total a page before the last may repeat what is there, and ends nothing', () => {
    const list = after(
      { page: 1, ids: ['a', 'b', 'c'] },
      { page: 3, ids: ['g', 'h', 'i'] },
      { page: 2, ids: ['a', 'b', 'c'] },
    );
    expect([list.pageCount, list.pages.map(({ page }) => page)]).toEqual([-1, [1, 2, 3]]);
  });

  it('[LI17] with an unknown total a page that brings one new item goes on', () => {
    const list = after({ page: 1, ids: ['a', 'b', 'c'] }, { page: 2, ids: ['b', 'c', 'd'] });
    expect([idsOf(list), list.pageCount]).toEqual([['a', 'b', 'c', 'd'], -1]);
  });
});

describe('the end of a list', () => {
  it('[LI7] is where the total says, which counts pages', () => {
    const list = after({ page: 1, ids: ['a', 'b', 'c'], total: 1, size: 3 });
    expect(list.missingPageAt(3)).toBeUndefined();
  });

  it('[LI7] [lists-08] with an unknown total is an empty page, and the size is what is known', () => {
    const list = after({ page: 1, ids: ['a', 'b', 'c'] }, { page: 2, ids: ['d', 'e', 'f'] }, { page: 3, ids: [] });
    expect(list).toMatchObject({ size: 6, pageCount: 2 });
    expect(list.missingPageAt(6)).toBeUndefined();
  });

  it('[LI7] [lists-10] with an unknown total is a short page; until then there may be more', () => {
    const open = after({ page: 1, ids: ['a', 'b', 'c'] });
    expect(open).toMatchObject({ size: -1, pageCount: -1 });
    expect(open.missingPageAt(3)).toBe(2);
    const ended = after({ page: 1, ids: ['a', 'b', 'c'] }, { page: 2, ids: ['d'] });
    expect(ended.missingPageAt(4)).toBeUndefined();
    expect(ended.size).toBe(4);
  });

  it('[LI7] [lists-09] is not redefined by a page beyond it', () => {
    const known = [
      { page: 1, ids: ['a', 'b', 'c'], total: 2, size: 6 },
      { page: 2, ids: ['d', 'e', 'f'], total: 2, size: 6 },
    ] as const;
    const list = after(known[0], known[1], { page: 3, ids: [], total: 0, size: 0 });
    expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(list.size).toBe(6);
  });
});
