import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test } from 'vitest';
import { askedPathOf, createPlacesRig } from '../testing/places-rig';

const frame = (path: string, key: string) => ({ id: path, path, key, template: key, title: key });
const config = {
  ...serviceConfigExample,
  sitemap: [frame('/', 'Home'), frame('/film', 'Film'), frame('/se/{slug}', 'Watch')],
};

let stop = (): void => undefined;
afterEach(() => stop());

async function setUp(path = '/') {
  const rig = await createPlacesRig(
    (called, url) => ({
      body: called === '/config' ? config : { ...frame(askedPathOf(url), 'Page'), entries: [] },
    }),
    { path },
  );
  stop = rig.stop;
  return rig;
}

test('[SH22] builds the address where an item plays, when the service sends none', async () => {
  const { places, go, at } = await setUp();
  expect(places.items.watchPathOf({ id: '12', watchPath: '/se/havgus_12' })).toBe('/se/havgus_12');
  await go(places.items.watchPathOf({ id: '12' }) ?? '');
  expect(at().kind).toBe('watch');
  expect(places.navigation.location.get().screen).toMatchObject({ itemId: '12' });
});

test('[SH144] an entry of the header opens its page, and begins it anew in its place where it is open already', async () => {
  const { places, at, ports } = await setUp();
  places.openMenuEntry('/film');
  const { entryKey } = places.navigation.location.get();
  expect(at()).toEqual({ address: '/film?featured=true', kind: 'page' });
  places.openMenuEntry('/film');
  expect(at().address).toBe('/film?featured=true');
  expect(places.navigation.location.get().entryKey).not.toBe(entryKey);
  expect(ports.history.entries).toHaveLength(2);
});

test('[SH8] [back-08] the way back ends at home, also for a viewer who came in from outside', async () => {
  const { places, at } = await setUp('/film');
  expect([places.canGoBack(), places.goBack(), at().address]).toEqual([false, true, '/']);
  expect([places.goBack(), at().address]).toEqual([false, '/']);
});

test('[SH8] home takes the place of what leads there', async () => {
  const { places, go, at, ports } = await setUp();
  await go('/film');
  places.goHome();
  expect([at().address, ports.history.entries.length]).toEqual(['/', 2]);
});

test('[SH22] a newer configuration of the service counts from then on', async () => {
  const { places } = await setUp();
  places.renew({});
  expect(places.items.watchPathOf({ id: '12' })).toBeUndefined();
});
