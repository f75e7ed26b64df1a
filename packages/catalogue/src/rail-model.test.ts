import { parseItemList } from '@fjernsyn/contracts';
import { type ListModel, toListModel } from '@fjernsyn/lists';
import { expect, it } from 'vitest';
import { emptyRail, fillRail, toRailModel } from './rail-model';

const ignore = (): void => undefined;
const head = { id: 'film:1', title: 'Film', role: 'poster' } as const;

function listOf(items: readonly object[], page = 1): ListModel {
  return toListModel(parseItemList({ id: '1', size: 1, items, paging: { page, total: 1, size: 24 } }, ignore), ignore);
}

const loaded = listOf([{ id: '12', type: 'movie', title: 'Havgus' }]);

it('[CA15] a rail has no tiles until its list is loaded, and then is the same rail with the same way on', () => {
  const awaited = toRailModel({ ...head, moreLinkPath: '/film' }, listOf([], 0));
  expect([awaited.count, awaited.tileAt(0), awaited.idAt(0)]).toEqual([0, undefined, undefined]);
  const filled = fillRail(awaited, loaded);
  expect(filled).toMatchObject({ ...head, moreLinkPath: '/film', listKey: { id: '1' }, count: 1 });
  expect([filled.tileAt(0)?.title, filled.idAt(0)]).toEqual(['Havgus', '12']);
  expect(fillRail(toRailModel(head, loaded), loaded)).not.toHaveProperty('moreLinkPath');
});

it('[CA531] a rail whose list came with an item has no key, also once it has grown', () => {
  const episodes = toRailModel(head, loaded, false);
  expect(episodes).not.toHaveProperty('listKey');
  expect(fillRail(episodes, loaded)).not.toHaveProperty('listKey');
});

it('[CA531] an empty rail is loaded, and holds nothing', () => {
  const rail = emptyRail(head);
  expect(rail).toMatchObject({ ...head, listState: 'loaded', count: 0, size: 0 });
  expect([rail.tileAt(0), rail.idAt(0)]).toEqual([undefined, undefined]);
  expect(rail).not.toHaveProperty('listKey');
});
