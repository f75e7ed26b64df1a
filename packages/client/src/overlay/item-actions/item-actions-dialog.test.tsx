import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { keptSession } from '../../testing/kept-session';

let world: FakeWorld;
afterEach(() => world.leave());

const place = { railId: 'a', railIndex: 0, tileIndex: 0 };
const film = { id: '1101', type: 'program', title: 'Bøgenat', path: '/program/1101', watchPath: '/se/bogenat_1101' };

async function open(item: object, list?: 'ContinueWatching' | 'Bookmarks', routes?: FakeRoutes): Promise<void> {
  world = await openFakeWorld(
    (path, query) => (path === '/page' ? { body: homePage } : routes?.(path, query)),
    '/',
    routes && keptSession,
  );
  if (routes)
    await act(() => world.application.start.opened()?.activity.load() ?? Promise.reject(new Error('Not open')));
  await show({ ...film, ...item }, list);
}

async function show(item: typeof film, list?: 'ContinueWatching' | 'Bookmarks'): Promise<void> {
  await act(async () => world.application.overlays.dialogs.show({ kind: 'item-actions', item, place, list }));
  // The dialogs, and then its menu.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
}

const rows = (): (string | null)[] =>
  Array.from(document.querySelectorAll('[role=dialog] button'), (row) => row.getAttribute('aria-label'));

test('[CL1140] a menu plays an item or opens its page, and is named by the item', async () => {
  await open({});
  expect(document.querySelector('[role=dialog] h1')?.textContent).toBe('Bøgenat');
  expect(rows()).toEqual(['Afspil', 'Mere info', 'Min liste', 'Bedøm', 'Luk']);
  await world.press('down', 'ok');
  expect([rows(), world.ports.history.current.path]).toEqual([[], '/program/1101']);
  await world.press('back');
  await show(film);
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/se/bogenat_1101');
});

test('[CL1140] what cannot be played has its page alone, and closing it gives focus back', async () => {
  await open({ type: 'persona', watchPath: undefined, path: '/person/1101' });
  expect(rows()).toEqual(['Mere info', 'Følg', 'Luk']);
  await world.press('down', 'down', 'ok');
  expect([rows(), world.ports.history.current.path]).toEqual([[], '/']);
  expect(world.focused()).toContain('Havgus');
});

const profile = { id: '7', name: 'Mads', bookmarked: { 1101: '2026-03-01T12:00:00Z' }, rated: { 1101: 8 } };

test('[CL1149] the menu says what the profile has marked, and marks the item', async () => {
  const asked: string[] = [];
  await open({}, undefined, (path) => {
    if (path === '/account/profile') return { body: profile };
    if (!path.startsWith('/account/profile/')) return undefined;
    asked.push(path);
    return { status: 204 };
  });
  expect(rows()).toEqual(['Afspil', 'Mere info', 'Min liste', 'Bedøm. 8', 'Luk']);
  expect(document.querySelector('[role=dialog] [aria-pressed=true]')?.getAttribute('aria-label')).toBe('Min liste');
  await world.press('down', 'down', 'ok');
  await expect.poll(() => asked).toContain('/account/profile/bookmarks/1101');
  expect(rows()).toEqual([]);
});

test('[CL1149] from the list that it stands in an item is taken off', async () => {
  const asked: string[] = [];
  await open({ watchPath: undefined, type: 'event', path: undefined }, 'Bookmarks', (path) => {
    if (path === '/account/profile') return { body: profile };
    if (!path.startsWith('/account/profile/')) return undefined;
    asked.push(path);
    return { status: 204 };
  });
  expect(rows()).toEqual(['Fjern fra listen', 'Luk']);
  await world.press('ok');
  await expect.poll(() => asked).toContain('/account/profile/bookmarks/1101');
});

test('[CL1149] rating opens its scale', async () => {
  await open({});
  await world.press('down', 'down', 'down', 'ok');
  await expect.poll(() => world.focused()).toBe('Giv 5 af 10');
});
