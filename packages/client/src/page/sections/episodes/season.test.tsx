import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { firstSeason, showPage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld, unreachable } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

/** Opens a series of two seasons, the second of them chosen. */
async function openOnline(): Promise<{ isReached: boolean }> {
  const network = { isReached: true };
  world = await openFakeWorld((path) => {
    if (!network.isReached) return unreachable();
    return path === '/page' ? { body: showPage } : path === '/items/701' ? { body: firstSeason } : undefined;
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
  expect(world.text()).toContain('Klart vejr');
});

test('[CL326] a viewer who tries all the same has it, where the set was wrong about its network', async () => {
  const network = await openOffline();
  await world.press('down', 'right', 'ok', 'down');
  expect(world.focused()).toBe('Prøv igen');
  network.isReached = true;
  await world.press('ok');
  await world.pass(1_000);
  expect(world.text()).toContain('Klart vejr');
});

test('[CL329] from the seasons one comes down to the first episode, and up again to the chosen season', async () => {
  await openOnline();
  await world.press('down', 'right', 'down');
  expect(world.focused()).toContain('Vinterhavn');
  await world.press('right', 'up');
  expect(world.focused()).toContain('Sæson 2');
  await world.press('down');
  expect(world.focused()).toContain('Loddet');
  await world.press('up', 'right', 'ok', 'down');
  expect(world.focused()).toContain('Klart vejr');
});

test('[CL377] [found-play-02] Back from an episode shows the season that was chosen, with focus on that very episode', async () => {
  await openOnline();
  await world.press('down', 'right', 'ok');
  const chosen = world.focused();
  await world.press('down', 'right');
  const episode = world.focused();
  expect([chosen, episode]).toEqual([expect.stringContaining('Sæson 1'), expect.stringContaining('Stille')]);
  await world.press('ok', 'back');
  await world.pass(1_000);
  expect(world.focused()).toBe(episode);
  await world.press('up');
  expect(world.focused()).toBe(chosen);
});
