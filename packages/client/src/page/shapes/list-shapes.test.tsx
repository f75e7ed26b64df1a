import { afterEach, expect, test } from 'vitest';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { keptSession } from '../../testing/kept-session';
import { film } from '../../testing/shapes/items';
import { listOf, listShapes, notPrefetched, type SentList, viewersPlaceholder } from '../../testing/shapes/lists';
import { railsPage } from '../../testing/shapes/pages';
import { serviceOf } from '../../testing/shapes/service-of';

let world: FakeWorld;
afterEach(() => world.leave());

const below = listOf('4700', 'Sund', [film(4109, 'Fyret')]);

async function open(list: SentList, more?: FakeRoutes, kept = {}): Promise<void> {
  const page = railsPage([list, below]);
  world = await openFakeWorld(serviceOf(page, {}, more), page.path, kept);
  await world.pass(2_000);
}

const rails = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll('main section'), (rail) => rail.getAttribute('aria-label'));

test.each<[keyof typeof listShapes, first: string]>([
  ['list-page-1', 'Film 1, 1 t 27 min'],
  ['list-parameter', 'Åmanden, 1 t 27 min'],
  ['list-links', 'Gåder, Link'],
  ['list-channels', 'Et, Kanal'],
  ['list-sub-emergency', 'Film 30, 1 t 27 min'],
  ['channels', 'Et, Kanal'],
  ['item-children', 'Loddet: Første is, A1, 48 min, Afsnit'],
  ['item-related', 'Syv tårne, 2 sæsoner, Serie'],
  ['recommendations', 'Syv tårne, 2 sæsoner, Serie'],
  ['recommendations-item', 'Syv tårne, 2 sæsoner, Serie'],
])('[CL1192] the list %s is a rail', async (name, first) => {
  await open(listShapes[name]);
  expect([rails(), world.focused()]).toEqual([['Række 1', 'Række 2'], first]);
});

test('[CL1192] the list list-empty is no rail', async () => {
  await open(listShapes['list-empty']);
  expect([rails(), world.focused()]).toEqual([['Række 2'], 'Fyret, 1 t 27 min']);
});

test('[CL1192] the list list-not-prefetched is read, and its rail keeps the entry’s title', async () => {
  await open(notPrefetched('4731', 1));
  expect([rails(), world.focused()]).toEqual([['Række 1', 'Række 2'], 'Fra 4731, 1 t 27 min']);
});

test('[CL1192] the list list-user-placeholder is no rail for who is signed out', async () => {
  await open(viewersPlaceholder);
  expect(rails()).toEqual(['Række 2']);
});

/** A list of the viewer's as a page has it, and the service answers it. */
async function openViewers(id: string, path: string, list: SentList): Promise<void> {
  const next = `/account/profile/${path}/list?page=1`;
  const placeholder = { ...viewersPlaceholder, id, paging: { ...(viewersPlaceholder.paging as object), next } };
  await open(
    placeholder,
    (asked) => {
      if (asked === `/account/profile/${path}/list`) return { body: list };
      return asked === '/account/profile' ? { body: { id: '7', name: 'Mads' } } : undefined;
    },
    keptSession,
  );
  await world.press('up', 'down');
}

test.each<[keyof typeof listShapes, id: string, path: string, first: string]>([
  ['bookmarks-list', 'Bookmarks', 'bookmarks', 'Loddet: Første is, A1, 48 min, Afsnit'],
  ['continue-watching-list', 'ContinueWatching', 'continue-watching', 'Loddet, A2, 48 min, Serie'],
  ['watched-list', 'Watched', 'watched', 'Loddet: Første is, A1, 48 min, Afsnit'],
])('[CL1192] the list %s is a rail for its profile', async (name, id, path, first) => {
  await openViewers(id, path, listShapes[name]);
  expect([rails(), world.focused()]).toEqual([['Række 1', 'Række 2'], first]);
});

test('[CL1192] the list continue-watching-list-empty says that it is empty, and takes no focus', async () => {
  await openViewers('ContinueWatching', 'continue-watching', listShapes['continue-watching-list-empty']);
  expect([world.text(), world.focused()]).toEqual([expect.stringContaining('Her er tomt'), 'Fyret, 1 t 27 min']);
});

test('[CL1192] the list bookmarks-list-empty says how it is filled', async () => {
  await openViewers('Bookmarks', 'bookmarks', listShapes['bookmarks-list-empty']);
  expect([rails(), world.focused()]).toEqual([['Række 1', 'Række 2'], 'Find noget at se']);
});

/** Goes along a rail of two pages to its end, and what was asked of its list. */
async function walkPages(first: SentList, second: SentList, steps: number): Promise<readonly string[]> {
  const asked: string[] = [];
  await open(first, (path, query) => {
    if (path !== `/lists/${first.id}`) return undefined;
    asked.push(String(query));
    return { body: second };
  });
  for (let step = 0; step < steps; step++) await world.press('right');
  return asked;
}

test('[CL1193] an item that comes again on the next page of a list that grew meanwhile stands there once', async () => {
  const asked = await walkPages(listShapes['list-page-1'], listShapes['list-page-2'], 12);
  expect([world.focused(), asked.length]).toEqual(['Film 13, 1 t 27 min', 1]);
  await world.press('left');
  expect(world.focused()).toBe('Film 12, 1 t 27 min');
});

test('[CL1193] of the service’s link to the next page no subscription is taken over', async () => {
  const [asked] = await walkPages(listShapes['list-sub-emergency'], listShapes['list-page-2'], 23);
  expect([new URLSearchParams(asked).get('page'), new URLSearchParams(asked).get('sub')]).toEqual(['2', 'Anonymous']);
});

test('[CL1193] lists of one id that differ in their parameter are lists of their own', async () => {
  const page = railsPage([
    notPrefetched('4720', 1, 'TitleGroupKey:a'),
    notPrefetched('4720', 1, 'TitleGroupKey:Å'),
    below,
  ]);
  world = await openFakeWorld(serviceOf(page), page.path);
  await world.pass(2_000);
  expect(world.focused()).toContain('Fra TitleGroupKey:a');
  await world.press('down');
  expect(world.focused()).toContain('Fra TitleGroupKey:Å');
});
