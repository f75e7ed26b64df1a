import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { filmPage, heroPage, homePage, listAnswer } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const open = async (home: object, path = '/'): Promise<FakeWorld> => {
  const service: FakeRoutes = (call, query) => {
    if (call === '/lists') return listAnswer(13, ['Ebbe']);
    if (call !== '/page') return undefined;
    return { body: query.get('path') === '/' ? home : filmPage(1100, 'Havgus') };
  };
  world = await openFakeWorld(service, path);
  return world;
};
const asks = (): boolean => document.querySelector('[aria-modal=true]') !== null;
const isMoved = (): boolean => document.querySelector('main')?.hasAttribute('data-moved') === true;

test('[CL420] [found-back-01] Back far down home leads to its hero first, and then asks as the set does', async () => {
  const { press, focused } = await open(heroPage);
  const begun = focused();
  await press('down', 'right', 'down', 'right', 'down');
  expect([isMoved(), focused()]).toEqual([true, expect.stringContaining('Ebbe')]);
  await press('back');
  expect([isMoved(), focused(), asks()]).toEqual([false, begun, false]);
  await press('back');
  expect(asks()).toBe(true);
});

test('[CL420] [found-back-01] where home begins with a rail, Back leads to its first tile, and every rail begins anew', async () => {
  const { press, focused } = await open(homePage);
  const begun = focused();
  await press('right', 'right', 'down', 'right', 'back');
  expect([focused(), asks()]).toEqual([begun, false]);
  await press('down');
  expect(focused()).toContain('Nattoget');
  await press('back', 'back');
  expect(asks()).toBe(true);
});

test('[CL420] what lies behind home is reached by the Back after that', async () => {
  const { press, application, ports } = await open(heroPage, '/program/1100');
  await act(async () => application.start.opened()?.places.navigation.push('/'));
  await press('down', 'down', 'back');
  expect(ports.history.current.path).toBe('/');
  await press('back');
  expect(ports.history.current.path).toBe('/program/1100');
});

test('[CL420] Back in the menu, or far down another page, leads away at once', async () => {
  const { press, ports } = await open(heroPage, '/program/1100');
  await press('down', 'down', 'back');
  expect([ports.history.current.path, asks()]).toEqual(['/', false]);
  await press('up', 'back');
  expect(asks()).toBe(true);
});
