import { afterEach, expect, test } from 'vitest';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { keptSession } from '../../testing/kept-session';
import { nextItemShapes, searchShapes } from '../../testing/shapes/answers';
import { itemPageShapes, itemShapes, pageOfItem } from '../../testing/shapes/item-pages';
import { serviceOf } from '../../testing/shapes/service-of';

let world: FakeWorld;
afterEach(() => world.leave());

/** The first button of the page of a series, once the service has said what it goes on with. */
async function playOf(name: keyof typeof nextItemShapes): Promise<() => string> {
  const page = itemPageShapes['page-show-idp'];
  const routes = serviceOf(page, {}, (path) => {
    if (path.endsWith('/next')) return nextItemShapes[name];
    return path === '/account/profile' ? { body: { id: '7', name: 'Mads' } } : undefined;
  });
  world = await openFakeWorld(routes, page.path, keptSession);
  await world.pass(2_000);
  return () => document.querySelector('main [data-focus-id*="/actions/"]')?.textContent ?? '';
}

test.each<[keyof typeof nextItemShapes, label: string]>([
  ['next-item-start-watching', 'Afspil S2 A2'],
  ['next-item-continue-watching', 'Fortsæt S2 A2'],
  ['next-item-restart-watching', 'Se igen'],
  ['next-item-sequential-show', 'Afspil S2 A2'],
  ['next-item-sequential', 'Afspil S2 A2'],
  ['next-item-none', 'Afspil S2 A1'],
  ['next-item-missing-type', 'Afspil S2 A1'],
  ['next-item-404', 'Afspil S2 A1'],
])('[CL1192] the answer %s says what Play is', async (name, label) => {
  const play = await playOf(name);
  await expect.poll(play).toContain(label);
});

/** Opens the search for a word, which the service answers by a shape. */
async function search(name: keyof typeof searchShapes): Promise<void> {
  const routes = serviceOf(pageOfItem(itemShapes['item-detail-program']), {}, (path) =>
    path.endsWith('/search') ? searchShapes[name] : undefined,
  );
  world = await openFakeWorld(routes, '/search?q=lod');
  await world.pass(20_000);
}

const rails = (): readonly string[] =>
  Array.from(document.querySelectorAll('main h2'), ({ textContent }) => textContent);

test.each(['search', 'search-v2'] as const)(
  '[CL1192] what the answer %s found stands in rails by group',
  async (name) => {
    await search(name);
    expect(rails()).toEqual(['Serier og programmer', 'Film og afsnit']);
    expect(world.text()).toContain('Lodsen');
  },
);

test.each<[keyof typeof searchShapes, words: string]>([
  ['search-empty', 'Ingen fund på "lod"'],
  ['search-500', 'Prøv igen'],
])('[CL1192] the answer %s is said in words, and the field stays', async (name, words) => {
  await search(name);
  expect(rails()).toEqual([]);
  expect(world.text()).toContain(words);
});
