import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const gridPage = (size: number) => ({
  id: '5',
  path: '/liste/21',
  key: 'List',
  template: 'List Page',
  title: 'Alle film',
  entries: [
    {
      id: 'g',
      title: 'Alle film',
      template: 'Continuous Scroll Automatic',
      type: 'ListEntry',
      customFields: {},
      list: listPage(21, size, 1),
    },
  ],
});

/** The page of a list of so many; the numbers of pages of it that were asked for. */
async function openGrid(size: number, service: { isDown: boolean } = { isDown: false }): Promise<readonly number[]> {
  const asked: number[] = [];
  world = await openFakeWorld((path, query) => {
    if (path === '/page') return { body: gridPage(size) };
    if (path !== '/lists/21') return undefined;
    const page = Number(query.get('page'));
    asked.push(page);
    return service.isDown ? { status: 400, body: { message: 'nej' } } : { body: listPage(21, size, page) };
  }, '/liste/21');
  return asked;
}

const walk = async (key: 'up' | 'down' | 'right', times: number): Promise<string> => {
  for (let step = 0; step < times; step++) await world.press(key);
  return world.focused();
};

test('[CL1090] the page of a list shows it in rows under its title, and says how many titles there are', async () => {
  await openGrid(60);
  expect(world.text()).toContain('Alle film60 titler');
  expect(await walk('right', 1)).toBe('Titel 2, Program');
  expect(await walk('down', 1)).toBe('Titel 6, Program');
});

test('[CL1091] a list grows by pages as focus goes down, which keeps its column', async () => {
  const asked = await openGrid(60);
  await walk('right', 2);
  expect([await walk('down', 1), asked]).toEqual(['Titel 7, Program', []]);
  expect([await walk('down', 5), asked]).toEqual(['Titel 27, Program', [2]]);
  expect([await walk('down', 8), asked]).toEqual(['Titel 59, Program', [2, 3]]);
  expect(await walk('up', 14)).toBe('Titel 3, Program');
});

test('[CL1091] a page that fails is tried again after the last tile', async () => {
  const service = { isDown: true };
  await openGrid(60, service);
  expect(await walk('down', 6)).toBe('Prøv igen. Resten kunne ikke hentes.');
  service.isDown = false;
  await world.press('ok');
  expect(world.focused()).toBe('Titel 25, Program');
});

test('[CL1092] an empty list says so, and leads home', async () => {
  await openGrid(0);
  expect(world.text()).toContain('Der er ingen titler her lige nu.');
  expect(world.focused()).toBe('Til forsiden');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/');
});

test('[CL1093] who comes back from a title far down finds focus on it', async () => {
  await openGrid(60);
  const left = await walk('down', 9);
  await world.press('ok');
  expect(world.ports.history.current.path).toContain('/program/');
  await world.press('back');
  expect(world.focused()).toBe(left);
});

/** The page of a list of sixty; what else than the page was asked for of it. */
async function openFiltered(): Promise<readonly string[]> {
  const asked: string[] = [];
  world = await openFakeWorld((path, query) => {
    if (path === '/page') return { body: gridPage(60) };
    if (path !== '/lists/21') return undefined;
    const wanted = ['order_by', 'order', 'max_rating', 'accessibility'].map((name) => query.get(name) ?? '');
    asked.push(wanted.join(' ').trim());
    return { body: listPage(21, query.get('accessibility') === null ? 30 : 0, Number(query.get('page'))) };
  }, '/liste/21');
  return asked;
}

/** Opens the choices of the focused button and presses keys among them. */
async function choose(...keys: readonly ('up' | 'down' | 'ok')[]): Promise<void> {
  await world.press('ok');
  await act(() => vi.dynamicImportSettled());
  await world.press(...keys);
}

test('[CL1100] over a long list one sorts it, and focus stays on what was pressed', async () => {
  const asked = await openFiltered();
  await world.press('up');
  expect(world.focused()).toBe('Sortering: Anbefalet');
  await choose('down', 'ok');
  expect([world.focused(), asked]).toEqual(['Sortering: A til Å', ['a-z asc']]);
  expect(world.text()).toContain('30 titler');
  await world.press('right');
  await choose('down', 'down', 'ok');
  expect([world.focused(), asked.slice(1)]).toEqual(['Alder: Op til 7 år', ['a-z asc MRAM-07']]);
});

test('[CL1100] who comes back finds the list as it was sorted', async () => {
  await openFiltered();
  await world.press('up');
  await choose('down', 'ok');
  await world.press('down', 'right', 'ok', 'back');
  expect(world.focused()).toBe('Titel 2, Program');
  expect(world.text()).toContain('Sortering: A til Å');
});

test('[CL1101] where nothing fits, that is said, with the way to the whole list', async () => {
  await openFiltered();
  await world.press('up', 'right', 'right');
  await choose('down', 'down', 'ok');
  expect([world.focused(), world.text().includes('Ingen titler passer')]).toEqual(['Tilgængelighed: Tegnsprog', true]);
  await world.press('down', 'ok');
  expect(world.text()).toContain('60 titler');
  expect(world.focused()).toBe('Titel 1, Program');
});
