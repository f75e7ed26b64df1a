import { parseItemList, parsePage, type RawItemList } from '@fjernsyn/contracts';
import { describe, expect, it, vi } from 'vitest';
import { toListModel } from './list-model';

const ignore = (): void => undefined;
const item = (id: string) => ({ id, type: 'movie', title: `Film ${id}` });

/** The list as it stands in a page, its items not read. */
function rawList(items: readonly unknown[]): RawItemList {
  const list = { id: '12', items, size: items.length, paging: { page: 1, total: 1, size: 24 } };
  const page = parsePage(
    { id: '1', template: 'Home', entries: [{ id: 'e', type: 'ListEntry', template: 'T1', list }] },
    ignore,
  );
  const raw = page.entries[0]?.list;
  if (!raw) throw new Error('The fixture is no list');
  return raw;
}

describe('the three states of a list', () => {
  it('[LI2] is loaded from page 1 on, also where it is empty', () => {
    const list = parseItemList({ id: '12', items: [], size: 0, paging: { page: 1, total: 0 } }, ignore);
    expect(toListModel(list, ignore)).toMatchObject({ state: 'loaded', key: { id: '12' }, size: 0, count: 0 });
  });

  it('[LI2] is not loaded at page 0', () => {
    const list = parseItemList({ id: '12', items: [], size: 6, paging: { page: 0, total: 1 } }, ignore);
    expect(toListModel(list, ignore)).toMatchObject({ state: 'not-loaded', key: { id: '12' }, size: 6, head: list });
  });

  it("[LI2] holds the place of a viewer's own list", () => {
    const authorization = { type: 'UserProfile', scope: 'Catalog' };
    const list = { id: 'ContinueWatching', items: [], size: -1, paging: { page: 0, total: -1, authorization } };
    expect(toListModel(parseItemList(list, ignore), ignore)).toMatchObject({
      state: 'viewer-placeholder',
      key: { id: 'ContinueWatching' },
      size: -1,
      authorization,
    });
  });
});

describe('raw items', () => {
  it('[LI3] are read when asked for, their faults reported once, and their ids known without', () => {
    const read = vi.fn(() => 'Havgus');
    const lazy = {
      ...item('1'),
      watchPath: '//elsewhere',
      get tagline() {
        return read();
      },
    };
    const report = vi.fn();
    const list = toListModel(rawList([lazy, item('2')]), report);
    if (list.state !== 'loaded') throw new Error('not loaded');
    expect(list.itemAt(1)?.id).toBe('2');
    expect([0, 1, 2].map(list.idAt)).toEqual(['1', '2', undefined]);
    expect(read).not.toHaveBeenCalled();
    for (const _ of 'twice') expect(list.itemAt(0)?.tagline).toBe('Havgus');
    expect(report).toHaveBeenCalledOnce();
  });

  it('[LI4] that are broken are reported and leave no gap', () => {
    const report = vi.fn();
    const list = toListModel(rawList([item('1'), { id: '2', type: 'movie' }, null, item('3')]), report);
    if (list.state !== 'loaded') throw new Error('not loaded');
    expect([0, 1, 2].map((index) => list.itemAt(index)?.id)).toEqual(['1', '3', undefined]);
    expect(list.count).toBe(2);
    expect(report.mock.calls.map(([{ reason, path }]) => [reason, path])).toEqual([
      ['no-title', expect.stringContaining('list(12).items[1]')],
      ['not-an-object', expect.stringContaining('list(12).items[2]')],
    ]);
  });

  it.each([{ title: '  ' }, { type: '' }, { id: ' ' }])(
    '[LI4] with nothing but spaces, as %j, are broken',
    (fields) => {
      const report = vi.fn();
      const list = toListModel(rawList([{ ...item('1'), ...fields }, item('2')]), report);
      expect(list.state === 'loaded' && [list.count, list.idAt(0)]).toEqual([1, '2']);
      expect(report).toHaveBeenCalledOnce();
    },
  );

  it('[LI4] are known by their id without the spaces around it', () => {
    const list = toListModel(rawList([item(' 7 ')]), ignore);
    expect(list.state === 'loaded' && [list.idAt(0), list.itemAt(0)?.id]).toEqual(['7', '7']);
  });

  it('[LI4] whose id is a number are items like others', () => {
    const list = toListModel(rawList([{ ...item('1'), id: 7 }]), ignore);
    expect(list.state === 'loaded' && list.itemAt(0)?.id).toBe('7');
  });
});
