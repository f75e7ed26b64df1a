import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const place = { railId: 'a', railIndex: 0, tileIndex: 0 };
const film = { id: '1101', type: 'program', title: 'Bøgenat', path: '/program/1101', watchPath: '/se/bogenat_1101' };

async function open(item: object): Promise<void> {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
  await show({ ...film, ...item });
}

async function show(item: typeof film): Promise<void> {
  await act(async () => world.application.overlays.dialogs.show({ kind: 'item-actions', item, place }));
  // The dialogs, and then its menu.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
}

const rows = (): (string | null)[] =>
  Array.from(document.querySelectorAll('[role=dialog] button'), (row) => row.getAttribute('aria-label'));

test('[CL1140] a menu plays an item or opens its page, and is named by the item', async () => {
  await open({});
  expect(document.querySelector('[role=dialog] h1')?.textContent).toBe('Bøgenat');
  expect(rows()).toEqual(['Afspil', 'Mere info', 'Luk']);
  await world.press('down', 'ok');
  expect([rows(), world.ports.history.current.path]).toEqual([[], '/program/1101']);
  await world.press('back');
  await show(film);
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/se/bogenat_1101');
});

test('[CL1140] what cannot be played has its page alone, and closing it gives focus back', async () => {
  await open({ type: 'persona', watchPath: undefined, path: '/person/1101' });
  expect(rows()).toEqual(['Mere info', 'Luk']);
  await world.press('down', 'ok');
  expect([rows(), world.ports.history.current.path]).toEqual([[], '/']);
  expect(world.focused()).toContain('Havgus');
});
