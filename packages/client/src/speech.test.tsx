import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { filmPage, heroPage } from './testing/fake-pages';
import { type FakeWorld, openFakeWorld, unreachable } from './testing/fake-world';

let world: FakeWorld;
let isReached = true;
afterEach(() => {
  isReached = true;
  return world.leave();
});

/** Opens home for a viewer who wants to hear; any other page is the film's. */
async function open(film: object = { body: filmPage(1100, 'Havgus') }): Promise<void> {
  const routes = (path: string, query: URLSearchParams) => {
    if (!isReached) return unreachable();
    if (path !== '/page') return undefined;
    return query.get('path') === '/' ? { body: heroPage } : film;
  };
  world = await openFakeWorld(routes, '/', { 'fjernsyn.speech': 'on' });
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
}

/** What was said last, once all is still. */
async function said(): Promise<string | undefined> {
  await world.pass(30_000);
  const { spoken } = world.ports.speech;
  return spoken.filter(Boolean)[spoken.filter(Boolean).length - 1];
}

test('[CL107] a page that opens says its title and what has focus, once each, and Back too', async () => {
  await open();
  await world.press('down', 'ok');
  expect(await said()).toBe('Havgus. Afspil');
  await world.press('back');
  expect(await said()).toBe('Forside. Nyt. Havgus, Program. 1 af 3');
});

test('[CL107] a failure says what happened and what to press', async () => {
  await open({ status: 500, body: {} });
  await world.press('down', 'ok');
  expect(await said()).toBe('Vi er væk et øjeblik. Tjenesten svarer ikke lige nu. Vent lidt, og prøv igen. Prøv igen');
});

test('[CL107] that the network is gone is said where a notice alone shows it', async () => {
  await open();
  isReached = false;
  await act(async () => world.ports.connectivity.turn(false));
  expect(await said()).toBe('Ingen forbindelse. Vi prøver igen.');
});
