import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { episodePage, firstSeason, secondSeason, showPage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld, unreachable } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const answers = new Map<string, object>([
  ['/page', showPage],
  ['/items/701', firstSeason],
  ['/items/702', secondSeason],
]);

/** Opens a series of two seasons, which begins with the first, or the page of an episode. */
async function openOnline(page: object = showPage): Promise<{ isReached: boolean }> {
  const network = { isReached: true };
  world = await openFakeWorld((path) => {
    if (!network.isReached) return unreachable();
    const body = path === '/page' ? page : answers.get(path);
    return body && { body };
  }, '/serie/70');
  return network;
}

/** Opens it, and loses the network. */
async function openOffline(): Promise<{ isReached: boolean }> {
  const network = await openOnline();
  network.isReached = false;
  await act(async () => world.ports.connectivity.turn(false));
  await world.pass(2_000);
  return network;
}

const failure = 'Sæsonen kunne ikke hentes.';

test('[CL326] a season that is chosen while nothing is reached says so at once, and comes when the network is back', async () => {
  const network = await openOffline();
  await world.press('down', 'right', 'ok');
  expect(world.text()).toContain(failure);
  network.isReached = true;
  await act(async () => world.ports.connectivity.turn(true));
  await world.pass(10_000);
  expect(world.text()).toContain('Vinterhavn');
});

test('[CL326] a viewer who tries all the same has it, where the set was wrong about its network', async () => {
  const network = await openOffline();
  await world.press('down', 'right', 'ok', 'down');
  expect(world.focused()).toBe('Prøv igen');
  network.isReached = true;
  await world.press('ok');
  await world.pass(1_000);
  expect(world.text()).toContain('Vinterhavn');
});

test('[CL329] from the seasons one comes down to the first episode, and up again to the chosen season', async () => {
  await openOnline();
  await world.press('down', 'right', 'down');
  expect(world.focused()).toContain('Klart vejr');
  await world.press('right', 'up');
  expect(world.focused()).toContain('Sæson 1');
  await world.press('down');
  expect(world.focused()).toContain('Stille');
  await world.press('up', 'right', 'ok', 'down');
  expect(world.focused()).toContain('Vinterhavn');
});

test('[CL377] [found-play-02] Back from an episode shows the season that was chosen, with focus on that very episode', async () => {
  await openOnline();
  await world.press('down', 'right', 'ok');
  const chosen = world.focused();
  await world.press('down', 'right');
  const episode = world.focused();
  expect([chosen, episode]).toEqual([expect.stringContaining('Sæson 2'), expect.stringContaining('Loddet')]);
  await world.press('ok', 'back');
  await world.pass(1_000);
  expect(world.focused()).toBe(episode);
  await world.press('up');
  expect(world.focused()).toBe(chosen);
});

test('[CL401] [found-play-01] Play starts the first season of a series, and the season that was chosen', async () => {
  await openOnline();
  expect(world.focused()).toBe('Afspil S1 A1');
  await world.press('down', 'right', 'ok', 'up');
  expect(world.focused()).toBe('Afspil S2 A1');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/se/titel_70200');
});

test('[CL402] Play that is pressed while its season is on its way plays as soon as that has come', async () => {
  const season: { answer: (() => void) | undefined } = { answer: undefined };
  world = await openFakeWorld((path) => {
    if (path !== '/items/701') return path === '/page' ? { body: showPage } : undefined;
    return new Promise((resolve) => {
      season.answer = () => resolve({ body: firstSeason });
    });
  }, '/serie/70');
  expect(world.focused()).toBe('Afspil sæson 1');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/serie/70');
  await act(async () => season.answer?.());
  await world.pass(100);
  expect(world.ports.history.current.path).toBe('/se/titel_70100');
});

test('[CL400] [CL403] [found-play-03] an episode’s page names it and plays it, and its rail stands at it', async () => {
  await openOnline(episodePage(1));
  expect(document.querySelector('main h1')?.textContent).toBe('Loddet');
  expect(world.text()).toContain('Havgus·Sæson 2·Afsnit 2·57 min');
  expect(world.focused()).toBe('Afspil S2 A2');
  await world.press('down', 'down');
  expect(world.focused()).toContain('Loddet');
});
