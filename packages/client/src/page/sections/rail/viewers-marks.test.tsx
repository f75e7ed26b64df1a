import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { heroPage, heroSlides, homePage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';
import { keptSession } from '../../../testing/kept-session';

let world: FakeWorld;
afterEach(() => world.leave());

const [first] = homePage.entries;
const [item] = heroSlides;
const film = (id: string, title: string) => ({
  ...item,
  id,
  title,
  path: `/program/${id}`,
  duration: 3_600,
});

const profile = {
  id: '7',
  name: 'Mads',
  segments: [],
  bookmarked: { '2': '2026-01-01T10:00:00Z' },
  watched: {
    '1': { position: 1_500, firstWatchedDate: '2026-01-01T10:00:00Z', lastWatchedDate: '2026-01-01T10:00:00Z' },
    '2': { position: 3_590, isFullyWatched: true, lastWatchedDate: '2026-01-01T10:00:00Z' },
  },
};

/** Home of somebody who is watching, with what the service keeps of their list. */
async function open(page: object = homePage, listed: readonly object[] = []): Promise<void> {
  world = await openFakeWorld(
    (path, query) => {
      if (path === '/page') return { body: { ...page, path: query.get('path') ?? '/' } };
      if (path === '/account/profile') return { body: profile };
      if (path === '/account/profile/bookmarks/list')
        return {
          body: { id: 'Bookmarks', path: '', size: listed.length, items: listed, paging: { total: 1, page: 1 } },
        };
      if (path.startsWith('/account/profile/bookmarks/')) return { body: { itemId: '10', creationDate: '2026-01-01' } };
      return undefined;
    },
    '/',
    keptSession,
  );
  // What the profile has marked is asked for a second after the first rail.
  await world.pass(1_200);
  await act(() => vi.dynamicImportSettled());
  await world.pass(100);
}

const myList = {
  id: 'u',
  title: 'Min liste',
  template: 'DRU1',
  type: 'UserEntry',
  customFields: {},
  list: {
    id: 'Bookmarks',
    path: '',
    size: -1,
    items: [],
    paging: { total: -1, page: 0, authorization: { type: 'UserProfile', scope: 'Catalog' } },
  },
};

const tileOf = (title: string): Element | null | undefined =>
  Array.from(document.querySelectorAll('a')).find((link) => link.textContent?.includes(title));

test('[CL1095] a tile shows how far the viewer has come and what is left, and has a tick once it was seen', async () => {
  const items = [film('1', 'Begyndt'), film('2', 'Gennemset'), film('3', 'Ny')];
  await open({ ...homePage, entries: [{ ...first, list: { ...first?.list, size: 3, items } }] });
  expect(tileOf('Begyndt')?.getAttribute('aria-label')).toBe('Begyndt, 35 min tilbage');
  expect(tileOf('Begyndt')?.querySelector<HTMLElement>('.fs-progress-bar')?.style.width).toBe('42%');
  expect(tileOf('Gennemset')?.getAttribute('aria-label')).toBe('Set, Gennemset, 1 t 0 min');
  expect(tileOf('Gennemset')?.querySelector('.fs-badge--seen')).not.toBeNull();
  expect([tileOf('Ny')?.querySelector('.fs-progress'), tileOf('Ny')?.querySelector('.fs-badge')]).toEqual([null, null]);
});

test('[CL1096] beside Play a hero’s item is put on the viewer’s list, and shows that once it is', async () => {
  await open(heroPage);
  await world.press('right');
  const button = document.activeElement;
  expect([button?.textContent, button?.getAttribute('aria-pressed')]).toEqual(['Min liste', 'false']);
  await world.press('ok');
  expect([document.activeElement, button?.getAttribute('aria-pressed')]).toEqual([button, 'true']);
});

test('[CL1097] without a profile the viewer’s own rails are not there', async () => {
  world = await openFakeWorld((path) =>
    path === '/page' ? { body: { ...homePage, entries: [...homePage.entries, myList] } } : undefined,
  );
  expect(world.text()).not.toContain('Min liste');
});

test('[CL1097] the viewer’s list that is empty keeps its place, and leads to something to put there', async () => {
  await open({ ...homePage, entries: [...homePage.entries.slice(0, 1), myList] });
  await world.press('down');
  expect(world.text()).toContain('Her er plads til det, du vil nå at se.');
  expect(world.focused()).toBe('Find noget at se');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/search?featured=true');
});

test('[CL1098] a page that is the viewer’s list alone shows it in rows, and says how to take from it', async () => {
  await open({ ...homePage, key: 'AccountProfileBookmarks', entries: [myList] }, [
    film('1', 'Begyndt'),
    film('2', 'Gennemset'),
  ]);
  expect(world.text()).toContain('Min liste2 titler · Hold OK nede på en titel for at fjerne den');
  expect(world.focused()).toContain('Begyndt');
});
