import { expect, test } from 'vitest';
import type { NavigationChange } from './location';
import { followTrail, noTrail, pathsAround, type Trail } from './trail';

type Step = readonly [entryKey: string, change: NavigationChange, path?: string];

const after = (hasForward: boolean, ...steps: readonly Step[]): Trail =>
  steps.reduce(
    (trail, [entryKey, change, path = `/${entryKey}`]) =>
      followTrail(trail, { entryKey, change, screen: { kind: 'page', path } }, hasForward),
    noTrail,
  );

const way: readonly Step[] = [
  ['a', 'start'],
  ['b', 'push'],
  ['c', 'push'],
];

test.each<[string, Trail, readonly string[], number]>([
  ['pushes', after(true, ...way), ['/a', '/b', '/c'], 2],
  ['a way back, with what lies ahead', after(true, ...way, ['a', 'pop']), ['/a', '/b', '/c'], 0],
  ['a way back on a set, without it', after(false, ...way, ['a', 'pop']), ['/a'], 0],
  ['a way on from there', after(true, ...way, ['a', 'pop'], ['d', 'push']), ['/a', '/d'], 1],
  ['a step in the place of another', after(true, ...way, ['b', 'pop'], ['e', 'replace']), ['/a', '/e', '/c'], 1],
  ['another address of the same place', after(true, ...way, ['c', 'push', '/else']), ['/a', '/b', '/else'], 2],
  ['a way back behind a reload', after(true, ['b', 'start'], ['a', 'pop']), ['/a', '/b'], 0],
])('[SH946] the trail is known after %s', (_what, { steps, at }, paths, place) => {
  expect([steps.map(({ path }) => path), at]).toEqual([paths, place]);
});

test('[SH946] what is near lies behind and ahead', () => {
  const long = after(true, ...way, ['d', 'push'], ['e', 'push'], ['c', 'pop']);
  expect([pathsAround(long, 1, 1), pathsAround(long, 9, 9)]).toEqual([
    ['/b', '/c', '/d'],
    ['/a', '/b', '/c', '/d', '/e'],
  ]);
});
