import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { homePage, listAnswer } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld, unreachable } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

/** Longer than a list is tried for. */
const retryingMs = 10_000;

/** Home whose last rail has no list yet, on a network that can be lost; what is asked before then never comes. */
async function openHome(): Promise<{ isReached: boolean; lists: number }> {
  const network = { isReached: true, lists: 0 };
  world = await openFakeWorld((path) => {
    if (path === '/lists') network.lists += 1;
    if (!network.isReached) return unreachable();
    if (path === '/lists') return network.lists > 1 ? listAnswer(13, ['Ebbe', 'Flod']) : unreachable();
    return path === '/page' ? { body: homePage } : undefined;
  });
  return network;
}

async function turnNetwork(network: { isReached: boolean }, isReached: boolean): Promise<void> {
  network.isReached = isReached;
  for (const isOnline of [!isReached, isReached]) await act(async () => world.ports.connectivity.turn(isOnline));
  await world.pass(2_000);
}

test('[CL192] where nothing is reached a rail that is not loaded says at once that it failed, and its button has focus', async () => {
  const network = await openHome();
  await turnNetwork(network, false);
  await world.press('down', 'down');
  expect(world.focused()).toBe('Prøv igen');
  const asked = network.lists;
  await world.press('ok');
  expect(world.focused()).toBe('Senere');
  await world.pass(retryingMs);
  expect([world.focused(), network.lists > asked]).toEqual(['Prøv igen', true]);
});

test('[CL192] a rail that failed for want of the network loads by itself when it is back, and keeps the focus', async () => {
  const network = await openHome();
  await turnNetwork(network, false);
  await world.pass(retryingMs);
  await world.press('down', 'down');
  expect(world.focused()).toBe('Prøv igen');
  await turnNetwork(network, true);
  await world.pass(retryingMs);
  expect(world.focused()).toContain('Ebbe');
});
