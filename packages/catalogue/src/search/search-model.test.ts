import { parseSearchResult } from '@fjernsyn/contracts';
import { searchResultExample } from '@fjernsyn/contracts/examples';
import { expect, test } from 'vitest';
import { toSearchModel } from './search-model';

const listOf = (count: number, more: object = {}) => ({
  id: 'x-items',
  items: Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    type: 'program',
    title: 'Havn',
    path: '/program/1',
  })),
  size: count,
  paging: { page: 1, total: 1, size: 18 },
  ...more,
});

const modelOf = (answer: object) =>
  toSearchModel(
    'havn',
    parseSearchResult(answer, () => undefined),
  );

test('[CA453] groups come in one order, each with an id of its own, and empty ones not', () => {
  const names = ['newshighlights', 'persons', 'confederations', 'teams', 'competitions', 'events', 'tv', 'movies'];
  const answer: Record<string, object> = {};
  for (const name of [...names, 'playable', 'series', 'items']) answer[name] = listOf(1);
  expect(modelOf(answer).groups.map(({ id }) => id)).toEqual(
    [
      ...['series', 'playable', 'movies', 'tv', 'events', 'competitions', 'teams', 'confederations', 'persons'],
      ...['newsHighlights', 'items'],
    ].map((group) => `search-${group}`),
  );
  expect(modelOf({ newsHighlights: listOf(1) }).groups).toMatchObject([{ group: 'newsHighlights', count: 1 }]);
  expect(modelOf({ series: listOf(0), teams: { id: 'broken' } }).groups).toEqual([]);
});

test('[CA453] what was recorded comes in groups, and people who have a page after them', () => {
  const { groups, total } = modelOf({
    ...searchResultExample,
    people: [{ name: 'Ane Lund Rask', path: '/person/ane-lund-rask' }, { name: 'Uden Side' }],
  });
  expect(groups.map(({ group, size, role }) => [group, size, role])).toEqual([
    ...[
      ['series', 1, 'wide'],
      ['playable', 20, 'wide'],
      ['people', 1, 'square'],
    ],
  ]);
  expect(groups[2]?.tileAt(0)).toMatchObject({
    type: 'persona',
    title: 'Ane Lund Rask',
    path: '/person/ane-lund-rask',
  });
  expect(total).toBe(22);
});

test('[CA454] the total counts what the groups show, where their size is unknown their items', () => {
  expect(
    modelOf({ total: 99, series: listOf(2, { size: -1, paging: { page: 1, total: 2, size: 2 } }), movies: listOf(1) })
      .total,
  ).toBe(3);
});

test('[CA455] the list of a group is another one for another term', () => {
  expect(modelOf({ series: listOf(1) }).groups[0]?.listKey).toEqual({ id: 'search-series', parameter: 'havn' });
});
