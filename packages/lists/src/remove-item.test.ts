import { parseItemList } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { cellsOf, type ListModel, toListModel } from './list-model';
import { type LoadedList, mergeListPage } from './loaded-list';
import { clearList, removeItem } from './remove-item';

const ignore = (): void => undefined;

/** A viewer's list as the service has it, and what of it was loaded. */
function serve(ids: readonly string[], pageSize: number, isTotalKnown = true) {
  let kept = ids;
  const answer = (page: number) => {
    const items = kept
      .slice((page - 1) * pageSize, page * pageSize)
      .map((id) => ({ id, type: 'movie', title: `Film ${id}` }));
    const total = isTotalKnown ? Math.ceil(kept.length / pageSize) : -1;
    const size = isTotalKnown ? kept.length : -1;
    return parseItemList({ id: 'Bookmarks', items, size, paging: { page, total, size: pageSize } }, ignore);
  };
  const load = (): LoadedList => loaded(toListModel(answer(1), ignore));
  const grow = (list: LoadedList): LoadedList => {
    const page = list.missingPageAt(list.count);
    if (page === undefined) return list;
    const more = answer(page);
    return mergeListPage(list, more, cellsOf(more, ignore), page);
  };
  return {
    load,
    grow,
    /** Loads every page that is missing at the end, one after another. */
    growWhole: (list: LoadedList): LoadedList => ids.reduce((grown) => grow(grown), list),
    remove(list: LoadedList, id: string): ListModel {
      kept = kept.filter((other) => other !== id);
      return removeItem(list, id);
    },
    kept: () => kept,
  };
}

function loaded(list: ListModel): LoadedList {
  if (list.state !== 'loaded') throw new Error(`It is ${list.state}`);
  return list;
}

const idsOf = (list: LoadedList) => Array.from({ length: list.count }, (_, index) => list.idAt(index));

const letters = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `i${at}`);

describe('an item taken off a list', () => {
  it('[LI32] [lists-05] leaves none of the others out: the page that is no longer full comes again', () => {
    const service = serve(['A', 'B', 'C', 'D', 'E'], 2);
    const list = loaded(service.remove(service.load(), 'A'));
    expect([idsOf(list), list.size, list.missingPageAt(1)]).toEqual([['B'], 4, 1]);
    const whole = service.growWhole(list);
    expect([idsOf(whole), whole.size, whole.missingPageAt(4)]).toEqual([['B', 'C', 'D', 'E'], 4, undefined]);
  });

  it('[LI32] of which all pages are there moves the others up, and nothing is loaded', () => {
    const service = serve(letters(5), 2);
    const list = loaded(service.remove(service.growWhole(service.load()), 'i1'));
    expect([idsOf(list), list.size, list.pageCount, list.missingPageAt(4)]).toEqual([
      ['i0', 'i2', 'i3', 'i4'],
      4,
      2,
      undefined,
    ]);
  });

  it('[LI32] [lists-01] is not there any more when its page is loaded again', () => {
    const service = serve(['a', 'b', 'c'], 2);
    const list = loaded(service.remove(service.growWhole(service.load()), 'c'));
    expect([idsOf(list), list.size, list.missingPageAt(2)]).toEqual([['a', 'b'], 2, undefined]);
    expect(idsOf(service.growWhole(service.load()))).toEqual(['a', 'b']);
  });

  it('[LI32] keeps the size unknown where it is', () => {
    const service = serve(letters(5), 2, false);
    const list = loaded(service.remove(service.load(), 'i0'));
    expect([list.size, list.missingPageAt(1)]).toEqual([-1, 1]);
    expect(idsOf(service.growWhole(list))).toEqual(['i1', 'i2', 'i3', 'i4']);
  });

  it('[LI32] that is not on it changes nothing', () => {
    const service = serve(letters(3), 2);
    const list = service.load();
    expect(service.remove(list, 'else')).toBe(list);
  });

  it('[LI33] [lists-06] one after another is no end while there are more: the list is cleared, and loads', () => {
    const service = serve(letters(30), 24);
    let list: ListModel = service.load();
    for (const id of letters(24)) list = service.remove(loaded(list), id);
    expect(list).toMatchObject({ state: 'not-loaded', key: { id: 'Bookmarks' }, size: -1 });
    const rest = service.load();
    expect([rest.count, rest.size]).toEqual([6, 6]);
  });

  it('[LI32] [LI33] whatever is removed and loaded in whatever order, nothing is skipped, doubled or miscounted', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = seeded(seed);
      const service = serve(letters(1 + random(40)), 1 + random(9), random(2) === 0);
      let list: ListModel = service.load();
      for (let step = 0; step < 25 && service.kept().length > 0; step++) {
        const now: LoadedList = list.state === 'loaded' ? list : service.load();
        const id = now.idAt(random(now.count));
        list = random(2) === 0 || id === undefined ? service.grow(now) : service.remove(now, id);
        if (list.state === 'loaded') expect(service.kept().slice(0, list.count)).toEqual(idsOf(list));
      }
      const whole = service.growWhole(list.state === 'loaded' ? list : service.load());
      expect([idsOf(whole), whole.size]).toEqual([service.kept(), service.kept().length]);
    }
  });
});

it('[LI34] a list that is cleared has no items, an unknown size, and no page', () => {
  const cleared = clearList(serve(letters(3), 2).load());
  expect(cleared).toMatchObject({ state: 'not-loaded', size: -1 });
  expect(cleared.head).toMatchObject({ size: -1, paging: { page: 0, total: -1, size: -1 } });
});

/** Numbers from 0 and below an end, the same ones for the same seed. */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
