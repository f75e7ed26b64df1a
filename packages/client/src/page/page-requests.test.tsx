import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage, listAnswer } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../testing/fake-world';
import { keptSession } from '../testing/kept-session';

let world: FakeWorld;
afterEach(() => world.leave());

const filled = homePage.entries.slice(0, 2);
const [, , missing] = homePage.entries;
const missingRail = (id: number) => ({
  ...missing,
  id: `m${id}`,
  title: `Række ${id}`,
  list: { ...missing?.list, id: String(id), path: `/liste/${id}` },
});
const ownRail = (id: string) => ({
  id: `own-${id}`,
  type: 'UserEntry',
  template: 'DRU1',
  title: id,
  customFields: {},
  list: {
    id,
    size: -1,
    items: [],
    paging: { page: 0, total: -1, authorization: { type: 'UserProfile', scope: 'Catalog' } },
  },
});

/** Opens a home of two rails that came along and so many whose lists are missing, with what else stands there. */
async function open(count: number, { own = [], kept = {} }: { own?: readonly string[]; kept?: object } = {}) {
  const entries = [
    ...filled,
    ...own.map(ownRail),
    ...Array.from({ length: count }, (_, index) => missingRail(100 + index)),
  ];
  const routes: FakeRoutes = (path, query) => {
    if (path === '/page') {
      return { body: query.get('path') === '/' ? { ...homePage, entries } : filmPage(1100, 'Havgus') };
    }
    if (path === '/lists') {
      const ids = (query.get('ids') ?? '').split(',').map(Number);
      return { body: ids.flatMap((id) => listAnswer(id, ['Ebbe', 'Flod']).body) };
    }
    if (!path.startsWith('/account/profile/')) return undefined;
    const [answer] = listAnswer(1, ['Lygten']).body;
    return path.endsWith('/list') ? { body: answer } : undefined;
  };
  world = await openFakeWorld(routes, '/', kept as Readonly<Record<string, string>>);
  await rest();
}

async function rest(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await world.pass(1_000);
  await act(() => vi.dynamicImportSettled());
}

async function press(key: 'down' | 'up' | 'right' | 'ok' | 'back', times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await world.press(key);
    await world.pass(300);
  }
}

/** How often each part of the service was asked. */
const asked = (pattern: RegExp): number => world.ports.http.requests.filter(({ url }) => pattern.test(url)).length;
const pages = (): number => asked(/\/page\?/);
const lists = (): number => asked(/\/lists(?:\/\d+)?\?/);
const ownLists = (): number => asked(/\/account\/profile\/[\w-]+\/list\?/);

test.each([1, 5, 13])(
  '[CL944] a home with %i missing lists makes one page call and a list call for each five of them',
  async (count) => {
    await open(count);
    await press('down', count + 3);
    expect(world.focused()).not.toContain('Havgus');
    expect([pages(), lists(), ownLists()]).toEqual([1, Math.ceil(count / 5), 0]);
  },
);

test('[CL944] with a profile it makes one more for each rail of the viewer’s own', async () => {
  await open(7, { own: ['ContinueWatching', 'Bookmarks'], kept: keptSession });
  await press('down', 12);
  expect([pages(), lists()]).toEqual([1, 2]);
  // Activity reads what was watched once, for marks on all tiles.
  expect(ownLists() - asked(/\/watched\/list\?/)).toBe(2);
});

test('[CL945] going back, and focus that moves along what is there, ask for nothing', async () => {
  await open(6);
  await press('down', 7);
  await press('ok', 1);
  await rest();
  const before = world.ports.http.requests.length;
  expect(pages()).toBe(2);
  await press('back', 1);
  await rest();
  await press('up', 7);
  await press('right', 2);
  await press('down', 7);
  expect(world.ports.http.requests.length).toBe(before);
});
