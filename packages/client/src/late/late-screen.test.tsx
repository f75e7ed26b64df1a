import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { homePage } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../testing/fake-world';
import * as screens from './late-screens';
import { lateSource } from './late-source';

let world: FakeWorld;
afterEach(() => world.leave());

const service: FakeRoutes = (path, query) =>
  path === '/page' && query.get('path') === '/' ? { body: homePage } : undefined;

/** Opens the client at `path`; its late screens can be fetched once `isReached`, and come once `isThere`. */
async function open(path: string, network: { isReached: boolean; isThere?: boolean }, routes = service) {
  let fetches = 0;
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const source = lateSource(async () => {
    fetches += 1;
    if (!network.isReached) throw new Error('not there');
    if (network.isThere === false) await arrival;
    return screens;
  });
  world = await openFakeWorld(routes, path, {}, undefined, source);
  return { fetches: () => fetches, arrive: () => act(async () => arrive()) };
}

test('[CL334] late screens are fetched once the first rail has been shown, and not before', async () => {
  const { fetches } = await open('/', { isReached: true }, () => new Promise(() => undefined));
  expect([fetches(), world.application.firstRail.isShown.get()]).toEqual([0, false]);
  await act(async () => world.application.firstRail.shown());
  await world.pass(50);
  expect(fetches()).toBe(0);
  await world.pass(60);
  expect(fetches()).toBe(1);
});

test('[CL334] what is said over the screen fetches them at once', async () => {
  const { fetches } = await open('/', { isReached: true });
  await act(async () => world.application.overlays.notices.show({ kind: 'dead-link' }));
  await world.pass(0);
  expect([fetches(), world.text()]).toEqual([1, expect.stringContaining('Måske er den flyttet.')]);
});

test('[CL335] the shape of a page keeps focus until the screen of its failure is there', async () => {
  const { arrive } = await open('/findes-ikke', { isReached: true, isThere: false });
  expect([world.focused(), document.title]).toEqual(['Siden hentes …', 'Fjernsyn']);
  await arrive();
  await world.pass(100);
  expect([world.focused(), document.title]).toEqual(['Til forsiden', 'Fjernsyn – Ingen hjemme']);
});

test('[CL335] where late screens cannot be fetched a plain failure stands, and its button fetches them', async () => {
  const network = { isReached: false };
  await open('/findes-ikke', network);
  expect([world.focused(), world.text()]).toEqual(['Prøv igen', expect.stringContaining('Siden kan ikke vises')]);
  network.isReached = true;
  await world.press('ok');
  expect([world.focused(), world.text()]).toEqual(['Til forsiden', expect.stringContaining('Ingen hjemme')]);
});

test('[CL335] from the second retry on the page begins anew', async () => {
  await open('/findes-ikke', { isReached: false });
  await world.press('ok');
  expect([world.focused(), world.ports.lifecycle.reloadCount]).toEqual(['Prøv igen', 0]);
  await world.press('ok');
  expect([world.focused(), world.ports.lifecycle.reloadCount]).toEqual(['Prøv igen', 1]);
});

test('[CL335] an overlay that cannot be shown does not stand in the way unseen', async () => {
  const network = { isReached: false };
  await open('/', network);
  const { overlays, connectivity } = world.application;
  const before = world.focused();
  await world.press('back');
  expect([overlays.visible.get(), world.focused()]).toEqual([undefined, before]);
  expect(connectivity.errors.last.get()?.name).toBe('Error');
  network.isReached = true;
  await world.press('back');
  await expect.poll(() => world.text()).toContain('Vil du lukke Fjernsyn?');
});
