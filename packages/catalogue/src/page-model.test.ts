import type { Api } from '@fjernsyn/api';
import { parseItemList, parsePage } from '@fjernsyn/contracts';
import { toListModel } from '@fjernsyn/lists';
import { describe, expect, it, vi } from 'vitest';
import { fillHero } from './hero-model';
import { type PageOptions, toPageModel } from './page-model';
import { fillRail } from './rail-model';

const ignore = (): void => undefined;
const item = (id: string) => ({ id, type: 'movie', title: `Film ${id}`, path: `/film/${id}` });
const list = (id: string, ids: readonly string[]) => ({
  id,
  size: ids.length,
  items: ids.map(item),
  paging: { page: 1, total: 1, size: 24 },
});
const unloaded = (id: string, size: number) => ({ id, size, items: [], paging: { page: 0, total: 1, size: 24 } });
const row = (template: string, fields: object = {}, type = 'ListEntry') => ({ id: 'e', type, template, ...fields });

function modelOf(entries: readonly unknown[], options?: PageOptions) {
  const faults = { report: vi.fn(), reportContract: vi.fn() } satisfies Api['faults'];
  const page = parsePage({ id: '1', key: 'Home', template: 'Home', title: 'Forside', entries }, ignore);
  return { faults, model: toPageModel(page, '/', faults, options) };
}

describe('a page', () => {
  it('[CA12] is a hero and rails, in their order', () => {
    const { model } = modelOf([
      row('DRH6', { list: list('1', ['a', 'b']), customFields: { autoCycle: 8 } }),
      row('T2', { title: 'Nyt', list: list('2', ['c']), customFields: { moreLinkUrl: '/kategorier/nyt' } }),
      row('P1', { list: unloaded('3', 6) }),
    ]);
    expect(model).toMatchObject({ id: '1', path: '/', key: 'Home', template: 'Home', title: 'Forside' });
    expect(model.hero).toMatchObject({ listState: 'loaded', count: 2, autoCycleMs: 8_000 });
    expect(model.rails).toMatchObject([
      { title: 'Nyt', role: 'wide', listState: 'loaded', count: 1, size: 1, moreLinkPath: '/kategorier/nyt' },
      { title: '', role: 'poster', listState: 'not-loaded', listKey: { id: '3' }, count: 0, size: 6 },
    ]);
  });

  it('[CA12] gives rails ids of their own where those of entries repeat', () => {
    const { model } = modelOf([row('T1', { list: list('1', ['a']) }), row('T1', { list: list('1', ['a']) })]);
    expect(new Set(model.rails.map(({ id }) => id)).size).toBe(2);
  });

  it('[CA12] has one hero: a second is a rail', () => {
    const { model } = modelOf([row('DRH6', { list: list('1', ['a']) }), row('DRH6', { list: list('2', ['b']) })]);
    expect(model.rails).toMatchObject([{ role: 'wide', listKey: { id: '2' } }]);
  });

  it('[CA13] drops rows without items, and rows without a list', () => {
    const { model } = modelOf([row('T1', { list: list('1', []) }), row('T1', { list: unloaded('2', 0) }), row('T1')]);
    expect(model.rails).toEqual([]);
  });

  it('[CA13] [lists-16] shows the other rows where an answer lacks what it should have', () => {
    const { model } = modelOf([row('T1'), row('T1', { list: { id: '2', items: [{ id: 'a' }, item('b')] } })]);
    expect(model.rails).toMatchObject([{ count: 1 }]);
  });

  it("[CA14] hides a viewer's rows until there is a viewer", () => {
    const paging = { page: 0, total: -1, size: -1, authorization: { type: 'UserProfile' } };
    const entries = [row('DRU2', { list: { id: 'ContinueWatching', size: -1, items: [], paging } }, 'UserEntry')];
    expect(modelOf(entries).model.rails).toEqual([]);
    expect(modelOf(entries, { hasProfile: true }).model.rails).toMatchObject([{ listState: 'viewer-placeholder' }]);
  });

  it('[CA11] reports an unknown row and skips it; pictures are skipped quietly', () => {
    const { model, faults } = modelOf([row('DRX11', {}, 'CustomEntry'), row('H9', {}, 'ImageEntry')]);
    expect(model.rails).toEqual([]);
    expect(faults.report.mock.calls).toEqual([[{ kind: 'unknown-template', at: 'CustomEntry DRX11' }]]);
  });
});

describe('the tiles of a rail', () => {
  it('[CA15] are made one at a time, and each once', () => {
    const { model } = modelOf([row('T1', { list: list('1', ['a', 'b']) })]);
    const rail = model.rails[0];
    expect(rail?.tileAt(1)).toMatchObject({ id: 'b', title: 'Film b', path: '/film/b' });
    expect(rail?.tileAt(1)).toBe(rail?.tileAt(1));
    expect(rail?.tileAt(2)).toBeUndefined();
  });

  it('[CA15] come with the list that is loaded later; the rail stays the same one', () => {
    const { model } = modelOf([
      row('DRH6', { list: unloaded('1', 1) }),
      row('P1', { title: 'Film', list: unloaded('2', 1) }),
    ]);
    const loaded = toListModel(parseItemList(list('2', ['a']), ignore), ignore);
    const [rail] = model.rails;
    const filled = rail && fillRail(rail, loaded);
    expect(filled).toMatchObject({ id: rail?.id, title: 'Film', role: 'poster', listKey: { id: '2' }, count: 1 });
    expect(filled?.tileAt(0)?.id).toBe('a');
    const hero = model.hero && fillHero(model.hero, loaded);
    expect(hero?.slideAt(0)).toMatchObject({ id: 'a', tagline: '', description: '' });
    expect(hero?.slideAt(0)).toBe(hero?.slideAt(0));
  });
});
