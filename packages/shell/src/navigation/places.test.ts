import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test } from 'vitest';
import { askedPathOf, createPlacesRig } from '../testing/places-rig';

const frame = (path: string, key: string) => ({ id: path, path, key, template: key, title: key });
const config = {
  ...serviceConfigExample,
  sitemap: [
    frame('/', 'Home'),
    frame('/film', 'Film'),
    frame('/se/{slug}', 'Watch'),
    frame('/tv/{channelId}', 'TVLive'),
  ],
};

let stop = (): void => undefined;
afterEach(() => stop());

async function setUp(path = '/', items: Readonly<Record<string, object>> = {}) {
  const rig = await createPlacesRig(
    (called, url) => ({
      body: called === '/config' ? config : (items[called] ?? { ...frame(askedPathOf(url), 'Page'), entries: [] }),
    }),
    { path },
  );
  stop = rig.stop;
  return rig;
}

test('[SH22] builds the address where an item plays, when the service sends none', async () => {
  const { places, go, at } = await setUp();
  expect(places.items.watchPathOf({ id: '12', type: 'movie', watchPath: '/se/havgus_12' })).toBe('/se/havgus_12');
  await go(places.items.watchPathOf({ id: '12', type: 'movie' }) ?? '');
  expect(at().kind).toBe('watch');
  expect(places.navigation.location.get().screen).toMatchObject({ itemId: '12' });
});

test('[SH945] a channel, and an event that is on, play at the page of live television', async () => {
  const { places, go, ports } = await setUp();
  const now = ports.clock.now();
  const match = { id: '7', type: 'event', startsAt: now - 1, endsAt: now + 1, channelId: '30' } as const;
  expect(places.items.watchPathOf(match)).toBe('/tv/30');
  expect(places.items.watchPathOf({ ...match, startsAt: now + 1 })).toBeUndefined();
  await go(places.items.watchPathOf({ id: '30', type: 'channel' }) ?? '');
  expect(places.navigation.location.get().screen).toEqual({ kind: 'watch', path: '/tv/30', itemId: '30' });
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
  expect(places.items.watchPathOf({ id: '12', type: 'movie' })).toBeUndefined();
});

const season = (id: string, seasonNumber: number, more: object = {}) => ({
  id,
  type: 'season',
  title: 'Havgus',
  seasonNumber,
  ...more,
});
const list = (...items: readonly object[]) => ({ id: 'l', size: items.length, items, paging: { page: 1, total: 1 } });
const episodes = list({ id: '31', type: 'episode', title: 'Havgus: Tåge', watchPath: '/se/havgus_31' });
const series = { id: '10', type: 'show', title: 'Havgus', path: '/film' };
const newestFirst = { ...series, seasons: list(season('22', 2), season('21', 1)) };
const place = { railId: 'h', railIndex: 0, tileIndex: 2 };

test('[SH360] [found-hero-01] a series plays the first episode of the season that it opens with, by one event', async () => {
  const { places, at, ports } = await setUp('/', {
    '/items/10': newestFirst,
    '/items/21': season('21', 1, { episodes }),
  });
  await places.items.playSeries({ id: '22', type: 'season', path: '/saeson/havgus_22', seriesId: '10' }, place);
  expect(at()).toEqual({ address: '/se/havgus_31', kind: 'watch' });
  expect(ports.telemetry.events.filter(({ type }) => type === 'item-clicked')).toEqual([
    { type: 'item-clicked', itemId: '31', itemType: 'episode', ...place },
  ]);
});

test('[SH360] a season that came along is not asked for', async () => {
  const { places, at, ports } = await setUp('/', {
    '/items/10': { ...series, seasons: list(season('21', 1, { episodes })) },
  });
  await places.items.playSeries(series, place);
  expect(at().address).toBe('/se/havgus_31');
  expect(ports.http.requests.filter(({ url }) => url.includes('/items/21'))).toEqual([]);
});

test('[SH361] a series of which nothing can be watched yet, or that cannot be read, opens its page', async () => {
  for (const items of [{ '/items/10': series }, { '/items/10': { message: 'no item' } }]) {
    const { places, at } = await setUp('/', items);
    await places.items.playSeries(series, place);
    expect(at().address).toBe('/film');
    stop();
  }
});

test('[SH361] a viewer who has gone elsewhere meanwhile stays there', async () => {
  const { places, at } = await setUp('/', { '/items/10': newestFirst, '/items/21': season('21', 1, { episodes }) });
  const played = places.items.playSeries(series, place);
  places.openMenuEntry('/film');
  await played;
  expect(at().address).toBe('/film?featured=true');
});
