import { afterEach, expect, test } from 'vitest';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import {
  badPaths,
  goodPaths,
  hostileLists,
  longTitle,
  longWord,
  markedTitle,
  otherScripts,
} from '../../testing/shapes/hostile';
import { film } from '../../testing/shapes/items';
import { listOf, type SentList } from '../../testing/shapes/lists';
import { railsPage } from '../../testing/shapes/pages';
import { serviceOf } from '../../testing/shapes/service-of';

let world: FakeWorld;
afterEach(() => world.leave());

/** Opens a page of a list and one that is well, and goes along the first so that all of its tiles have been there. */
async function open(list: SentList): Promise<readonly Element[]> {
  const page = railsPage([list, listOf('4700', 'Sund', [film(4109, 'Fyret')])]);
  world = await openFakeWorld(serviceOf(page), page.path);
  await world.pass(2_000);
  return tiles();
}

const tiles = (): readonly Element[] => Array.from(document.querySelectorAll('main section:first-of-type .fs-tile'));

/** Goes along the first rail; the names of the tiles that took focus. */
async function walk(steps: number): Promise<readonly string[]> {
  const names = [world.focused()];
  for (let step = 1; step < steps; step++) {
    await world.press('right');
    names.push(world.focused());
  }
  return names;
}

const thrown = (): readonly object[] => world.ports.telemetry.events.filter(({ type }) => type === 'error-caught');

test('[CL1194] what is no item is left out, what is broken is mended, and the others stand in order', async () => {
  await open(hostileLists['hostile-broken-item']);
  const names = await walk(5);
  expect(names.map((name) => name.split(',')[0])).toEqual(['Havgus', 'Marsken', 'Lygten', 'Bøgenat', 'Bøgenat']);
  expect(thrown()).toEqual([]);
});

test('[CL1194] an item whose number is no text opens its page', async () => {
  await open(hostileLists['hostile-broken-item']);
  await walk(3);
  await world.press('ok');
  const asked = world.ports.http.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/page');
  expect(asked[1]?.searchParams.get('path')).toBe('/program/titel_4108');
});

test('[CL1194] markup is a text, wherever it is shown or said', async () => {
  const [tile] = await open(hostileLists['hostile-html-title']);
  expect(tile?.textContent).toContain(markedTitle);
  expect(world.focused()).toContain(markedTitle);
  expect(document.querySelectorAll('main script, main b, main img[src=x]')).toHaveLength(0);
});

test('[CL1194] a path that leads nowhere good is no link and takes no focus, and its tile stays', async () => {
  const all = await open(hostileLists['hostile-javascript-path']);
  // Of a rail that stands at its first link, the tiles before it are there as far as the screen reaches.
  const titles = all.map((tile) => [tile.textContent?.trim(), tile.getAttribute('href')]);
  expect(titles).toEqual([...badPaths.slice(1).map(([title]) => [title, null]), ...goodPaths]);
  expect(await walk(3)).toEqual(['Inde, Link', 'Ude, Link', 'Ude, Link']);
});

test('[CL1194] a title of any length and any direction is whole in its tile', async () => {
  const [first, second] = await open(hostileLists['hostile-long-title']);
  expect([first?.textContent?.includes(longTitle), second?.textContent?.includes(longWord)]).toEqual([true, true]);
});

test('[CL1194] a title of another script stands apart from the words around it, without marks that turn them', async () => {
  const all = await open(hostileLists['hostile-rtl-title']);
  otherScripts.forEach(([, title], index) => {
    expect(all[index]?.querySelector('bdi, [dir=auto]')?.textContent).toContain(title);
  });
  expect(world.text()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
