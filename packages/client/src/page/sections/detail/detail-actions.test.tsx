import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { durationsMs } from '@fjernsyn/kernel';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { filmPage } from '../../../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../../../testing/fake-world';
import { keptSession } from '../../../testing/kept-session';

let world: FakeWorld;
afterEach(() => world.leave());

interface Opening {
  /** What the profile has marked and watched. */
  readonly profile?: object;
  readonly routes?: FakeRoutes;
  readonly kept?: Readonly<Record<string, string>>;
}

async function open(more: object, { profile = {}, routes, kept = keptSession }: Opening = {}): Promise<void> {
  const film = filmPage(1101, 'Bøgenat');
  const body = { ...film, item: { ...film.item, description: '', ...more } };
  world = await openFakeWorld(
    (path, query) => {
      if (path === '/page') return { body };
      if (path === '/account/profile') return { body: { id: '7', name: 'Mads', ...profile } };
      return routes?.(path, query);
    },
    '/program/1101',
    kept,
  );
}

const buttons = (): (string | null)[] =>
  Array.from(
    document.querySelectorAll('main section:first-of-type [data-focus-id*="/actions/"]'),
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );

const trailer = { id: '2', type: 'trailer', title: 'Trailer', watchPath: '/se/trailer_2' };

test.each([
  ['program', {}, ['Afspil', 'Min liste', 'Bedøm']],
  ['movie', { trailers: [trailer] }, ['Afspil', 'Min liste', 'Trailer', 'Bedøm']],
  ['channel', {}, ['Afspil']],
  ['trailer', {}, ['Afspil']],
  ['customAsset', {}, ['Afspil', 'Min liste']],
  ['persona', { watchPath: '' }, ['Følg']],
  ['team', { watchPath: '' }, ['Følg']],
  ['competition', { watchPath: '' }, ['Følg']],
  ['confederation', { watchPath: '' }, ['Følg']],
  ['stage', { watchPath: '' }, ['Følg']],
])('[CL1146] of the type %s with %j the page has the buttons %j', async (type, more, expected) => {
  await open({ type, ...more });
  expect(buttons()).toEqual(expected);
});

test('[CL1145] Play goes on where the profile is, and says what is left', async () => {
  await open({}, { profile: { watched: { 1101: { position: 2_340, isFullyWatched: false } } } });
  await expect.poll(() => buttons()[0]).toBe('Fortsæt · 19 min tilbage');
});

test('[CL1145] what was seen whole is watched again', async () => {
  await open({}, { profile: { watched: { 1101: { position: 3_480, isFullyWatched: true } } } });
  await expect.poll(() => buttons()[0]).toBe('Se igen');
});

test('[CL1700] where focus stands at Play its media files are on their way before it is pressed', async () => {
  const asked: string[] = [];
  const routes: FakeRoutes = (path) => {
    if (!path.endsWith('/videos')) return undefined;
    asked.push(path);
    return { body: [{ url: 'https://media.example/film.mpd', format: 'video/dash', deliveryType: 'Stream' }] };
  };
  await open({}, { routes });
  await expect.poll(() => asked).toEqual(['/account/items/1101/videos']);
});

const episode = (id: string, episodeNumber: number) => ({
  id,
  type: 'episode',
  title: `Havgus: ${episodeNumber}`,
  seasonNumber: 2,
  episodeNumber,
  duration: 3_420,
  watchPath: `/se/havgus_${id}`,
});
const list = (items: readonly object[]) => ({
  id: 'made-up',
  size: items.length,
  items,
  paging: { page: 1, total: 1 },
});
const show = {
  type: 'show',
  seasons: list([
    {
      id: '22',
      type: 'season',
      title: 'Sæson 2',
      seasonNumber: 2,
      episodes: list([episode('31', 1), episode('33', 3)]),
    },
  ]),
};

test('[CL1145] of a series Play is the episode that the service names, at once or as soon as it is known', async () => {
  let answer: (value: { body: object }) => void = () => undefined;
  const next = new Promise<{ body: object }>((resolve) => {
    answer = resolve;
  });
  await open(show, { routes: (path) => (path.endsWith('/next') ? next : undefined) });
  expect(buttons()[0]).toBe('Afspil');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/program/1101');
  await act(async () => answer({ body: { suggestionType: 'Sequential', next: episode('33', 3) } }));
  await expect.poll(() => world.ports.history.current.path).toBe('/se/havgus_33');
});

test('[CL1145] of a series that was begun Play says season, episode and what is left', async () => {
  await open(show, {
    profile: { watched: { 33: { position: 2_280, isFullyWatched: false } } },
    routes: (path) =>
      path.endsWith('/next') ? { body: { suggestionType: 'ContinueWatching', next: episode('33', 3) } } : undefined,
  });
  await expect.poll(() => buttons()[0]).toBe('Fortsæt S2 A3 · 19 min tilbage');
});

test('[CL1145] where the service does not say, a series begins with its opening episode', async () => {
  await open(show, { routes: (path) => (path.endsWith('/next') ? { status: 404 } : undefined) });
  await expect.poll(() => buttons()[0]).toBe('Afspil S2 A1');
});

test('[CL1146] following shows what the service has', async () => {
  await open(
    { type: 'team', watchPath: '' },
    { routes: (path) => (path.includes('/follows/') ? { body: {} } : undefined) },
  );
  await world.press('ok');
  await expect.poll(() => buttons()).toEqual(['Følger']);
});

test('[CL1147] an event to come says when, is live on its channel, and is over', async () => {
  const live = { id: '9', key: 'TVLive', path: '/tv/{id}', template: 'TVLive', title: 'Live' };
  await open(
    {
      type: 'event',
      eventStartDate: '2026-03-12T20:30:00Z',
      eventEndDate: '2026-03-12T21:00:00Z',
      customFields: { ChannelId: '30013', ExtraDetails: 'Kystcup | 12. MAR 2026 | 20:00' },
    },
    { routes: (path) => (path === '/config' ? { body: { ...serviceConfigExample, sitemap: [live] } } : undefined) },
  );
  const play = (): string | null | undefined =>
    document.querySelector('[data-focus-id$="/play"]')?.getAttribute('href');
  expect([buttons()[0], play(), world.text()]).toEqual([
    'Kan ses i dag 21.30',
    null,
    expect.stringContaining('i dag 21.30·Kystcup'),
  ]);
  await world.pass(30 * durationsMs.minute);
  expect([buttons()[0], play(), world.text()]).toEqual(['Se live', '/tv/30013', expect.stringContaining('Live')]);
  await world.pass(31 * durationsMs.minute);
  expect([buttons()[0], play()]).toEqual(['Afspil', '/se/titel_1101']);
});

test('[CL1148] rating opens a scale, gives the number and closes', async () => {
  const asked: string[] = [];
  await open(
    {},
    {
      profile: { rated: { 1101: 4 } },
      routes(path, query) {
        if (!path.includes('/ratings/')) return undefined;
        asked.push(`${path} ${query.get('rating')}`);
        return { body: { itemId: '1101', rating: Number(query.get('rating')) } };
      },
    },
  );
  await expect.poll(() => buttons()).toContain('Din bedømmelse: 4');
  await world.press('right', 'right', 'ok');
  await expect.poll(() => world.focused()).toBe('Giv 4 af 10');
  await world.press('right', 'right', 'right', 'ok');
  await expect.poll(() => buttons()).toContain('Din bedømmelse: 7');
  expect(asked).toEqual(['/account/profile/ratings/1101 7']);
  expect(world.focused()).toBe('Din bedømmelse: 7');
});
