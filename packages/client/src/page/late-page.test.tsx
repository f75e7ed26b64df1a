import type { SectionKind } from '@fjernsyn/catalogue';
import { afterEach, expect, test } from 'vitest';
import { lateSource } from '../late/late-source';
import { filmPage, homePage, imageEntry } from '../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world';
import { withSource } from '../testing/with-source';
import { createSectionTable, type SectionTable } from './sections/section-table';

let world: FakeWorld;
afterEach(() => world.leave());

/** The table, of which one late view can be fetched only once `isReached`. */
function tableOf(kind: SectionKind, network: { isReached: boolean; fetches: number }): SectionTable {
  const table = createSectionTable();
  const real = table.sourceOf(kind);
  const source = lateSource(async () => {
    network.fetches += 1;
    await real.fetch();
    const view = network.isReached ? real.get() : undefined;
    if (!view) throw new Error('not there');
    return view;
  });
  return withSource(table, kind, source);
}

const routes = (body: object) => (path: string) => (path === '/page' ? { body } : undefined);

test('[CL331] a page whose head cannot be fetched says so, and opens once it can', async () => {
  const network = { isReached: false, fetches: 0 };
  world = await openFakeWorld(routes(filmPage(1101, 'Bøgenat')), '/program/1101', {}, tableOf('detail', network));
  expect([world.focused(), world.text()]).toEqual(['Prøv igen', expect.stringContaining('Siden kan ikke vises')]);
  await world.press('ok');
  expect(world.focused()).toBe('Prøv igen');
  network.isReached = true;
  await world.press('ok');
  expect(world.focused()).toContain('Afspil');
});

test('[CL331] a page that no view is missing of opens in its first render', async () => {
  const network = { isReached: false, fetches: 0 };
  world = await openFakeWorld(routes(homePage), '/', {}, tableOf('detail', network));
  expect(world.focused()).toContain('Havgus');
});

test('[CL332] a row whose view cannot be fetched says so in its place, and comes there once it can be', async () => {
  const network = { isReached: false, fetches: 0 };
  const entries = [...homePage.entries, imageEntry('i', { imageText: 'Hele samlingen', link: '/kategorier/a-aa' })];
  world = await openFakeWorld(routes({ ...homePage, entries }), '/', {}, tableOf('image', network));
  await world.pass(10_000);
  await world.press('down', 'down', 'down');
  expect([world.focused(), world.text()]).toEqual(['Prøv igen', expect.stringContaining('Det her kunne ikke hentes.')]);
  await world.press('ok');
  expect(world.focused()).toBe('Prøv igen');
  network.isReached = true;
  await world.press('ok');
  expect(world.focused()).toBe('Hele samlingen');
});

test('[CL333] the view of an item’s page is fetched 2 s after the first rail', async () => {
  const network = { isReached: true, fetches: 0 };
  world = await openFakeWorld(routes(homePage), '/', {}, tableOf('detail', network));
  await world.pass(1_000);
  expect(network.fetches).toBe(0);
  await world.pass(1_100);
  expect(network.fetches).toBe(1);
});

test('[CL333] the late view of a row is fetched when the row is near, and not before', async () => {
  const network = { isReached: true, fetches: 0 };
  const rails = Array.from({ length: 8 }, (_, index) => ({ ...homePage.entries[0], id: `r${index}` }));
  const entries = [...rails, imageEntry('i', { imageText: 'Hele samlingen', link: '/kategorier/a-aa' })];
  world = await openFakeWorld(routes({ ...homePage, entries }), '/', {}, tableOf('image', network));
  await world.pass(10_000);
  expect(network.fetches).toBe(0);
  for (const _ of rails) await world.press('down');
  expect([network.fetches, world.focused()]).toEqual([1, 'Hele samlingen']);
});
