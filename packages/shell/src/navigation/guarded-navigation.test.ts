import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { askedPathOf, createPlacesRig } from '../testing/places-rig';
import { contentGroupOf } from './content-group';
import { placesKey } from './place-memory';

const frame = (path: string, key: string, template = key) => ({ id: path, path, key, template, title: key });

const config = {
  ...serviceConfigExample,
  sitemap: [
    ...[frame('/', 'Home'), frame('/film', 'Film'), frame('/serie/{slug}', 'ShowDetail'), frame('/se/{slug}', 'Watch')],
    ...[frame('/konto', 'Account'), frame('/kamp/{slug}', 'Event'), frame('/fejl', 'Error')],
  ],
};

const row = { id: 'a', title: 'Nyt', template: 'T1', type: 'ListEntry', customFields: {} };
const item = {
  id: '1',
  type: 'program',
  title: 'Havgus',
  path: '/serie/havgus_1',
  offers: [],
  customFields: {},
  images: {},
};
const list = { id: '11', path: '/liste/11', size: 1, items: [item], paging: { total: 1, page: 1, size: 24 } };
const pageOf = (path: string, more: object = {}): FakeAnswer => ({
  body: { ...frame(path, 'Page'), entries: [{ ...row, list }], ...more },
});

/** Places of a service that has a page at every path but for those that `pages` knows better. */
const open = async (
  path = '/',
  pages: (path: string) => FakeAnswer | undefined = () => undefined,
  stored: Readonly<Record<string, string>> = {},
  hasAddresses = true,
) => {
  const asked: string[] = [];
  const rig = await createPlacesRig(
    (called, url) => {
      if (called === '/config') return { body: config };
      if (called === '/items/201000') return { body: { ...item, id: '201000', path: '/serie/havgus_201000' } };
      if (called !== '/page') return undefined;
      const wanted = askedPathOf(url);
      asked.push(wanted);
      return pages(wanted) ?? pageOf(wanted);
    },
    { path, hasAddresses, stored },
  );
  /** Paths that pages were asked for at. */
  return { ...rig, asked };
};

const missing: FakeAnswer = { status: 404, body: { message: 'nej' } };
const signedIn = (profile?: object) => ({
  'fjernsyn.session': JSON.stringify({
    isRemembered: true,
    profile,
    tokens: [{ value: 't', type: 'UserAccount', expiresAt: Number.MAX_SAFE_INTEGER }],
  }),
});

test('[SH111] [routes-11] a page that is missing leads to the error page, and a missing error page to ours, by one replace', async () => {
  const { go, at, places, ports, asked } = await open('/', (path) => (path === '/' ? undefined : missing));
  const changes: string[] = [];
  places.navigation.location.subscribe(() => changes.push(places.navigation.location.get().change));
  await go('/programmer-a-aa');
  expect(at()).toEqual({ address: '/fejl', kind: 'not-found' });
  expect(places.navigation.location.get().screen).toMatchObject({
    id: '404page',
    path: '/__404__',
  });
  expect(ports.history.entries.map(({ path }) => path)).toEqual(['/', '/fejl']);
  expect(asked).toEqual(['/', '/programmer-a-aa', '/fejl']);
  expect(changes.filter((change) => change === 'replace').length).toBeLessThanOrEqual(2);
});

test('[SH111] an error page that the service has is shown', async () => {
  const { go, at } = await open('/', (path) => (path === '/nej' ? missing : undefined));
  await go('/nej');
  expect(at()).toEqual({ address: '/fejl', kind: 'page' });
});

test('[SH111] an error page with nothing on it is as good as none', async () => {
  const { go, at } = await open('/', (path) =>
    path === '/nej' ? missing : path === '/fejl' ? pageOf('/fejl', { entries: [] }) : undefined,
  );
  await go('/nej');
  expect(at().kind).toBe('not-found');
});

test('[SH111] an address that does not exist is asked for once at start', async () => {
  const { at, asked } = await open('/nej', (path) => (path === '/nej' ? missing : undefined));
  expect([at().address, asked]).toEqual(['/fejl', ['/nej', '/fejl']]);
});

test('[SH108] a deep link opens what the service has for it, without another request', async () => {
  const { at, asked, reading } = await open('/serie/1', () => pageOf('/serie/1', { canonical: '/serie/havgus_1' }));
  expect([at().address, asked]).toEqual(['/serie/havgus_1', ['/serie/1']]);
  expect(reading.lastPage('/serie/havgus_1')).toBeDefined();
});

test('[SH108] [deep-01] a deep link into a running application is looked up as well, and stands on top', async () => {
  const { at, settle, ports, asked } = await open('/film', (path) =>
    path === '/serie/1' ? pageOf(path, { canonical: '/serie/havgus_1' }) : undefined,
  );
  ports.lifecycle.send({ type: 'relaunched', path: '/serie/1' });
  await settle();
  expect(at().address).toBe('/serie/havgus_1');
  ports.lifecycle.send({ type: 'relaunched', path: '/serie/havgus_1' });
  await settle();
  expect([ports.history.entries.length, asked]).toEqual([2, ['/film', '/serie/1']]);
});

test.each([true, false])(
  '[SH442] [found-start-06] a link that is the number of a title opens its page, cold or warm: %s',
  async (isCold) => {
    const { at, asked, ports, settle } = await open(isCold ? '/201000' : '/film', undefined, {}, false);
    if (!isCold) ports.lifecycle.send({ type: 'relaunched', path: '/201000' });
    await settle();
    expect(at()).toEqual({ address: '/serie/havgus_201000', kind: 'page' });
    expect(asked).toEqual([...(isCold ? [] : ['/film']), '/serie/havgus_201000']);
    expect(ports.history.entries).toHaveLength(isCold ? 1 : 2);
  },
);

test('[SH442] [SH226] a number that is no title leads home and says so, and on the web to the error page', async () => {
  const set = await open('/7', undefined, {}, false);
  expect(set.at().address).toBe('/');
  const web = await open('/7');
  expect(web.at().address).toBe('/fejl');
});

test.each(['/<script>', '/serie/%3Cb%3E', 'https://other.example/', 'javascript:alert(1)', '/#/film', '/nej'])(
  '[SH226] [deep-07] a link to %s leads home, at start and while the application runs',
  async (path) => {
    const pages = (asked: string) => (asked === '/nej' ? missing : undefined);
    const cold = await open(path, pages, {}, false);
    expect(cold.at()).toEqual({ address: '/', kind: 'page' });
    const warm = await open('/film', pages, {}, false);
    warm.ports.lifecycle.send({ type: 'relaunched', path });
    await warm.settle();
    expect(warm.at()).toEqual({ address: '/', kind: 'page' });
    expect([...cold.asked, ...warm.asked].filter((asked) => /[<%]|other/.test(asked))).toEqual([]);
  },
);

test.each(['/nej', '/nej?back=1', 'https://other.example/', '/?featured=true'])(
  '[SH303] a link to %s, opened over home, leaves no step back behind',
  async (link) => {
    const { at, settle, ports } = await open('/', (path) => (path === '/nej' ? missing : undefined), {}, false);
    ports.lifecycle.send({ type: 'relaunched', path: link });
    await settle();
    expect([at(), ports.history.canGoBack]).toEqual([{ address: '/', kind: 'page' }, false]);
  },
);

test('[SH102] [SH303] a link that takes the place of home leads nowhere else than home, and no step further back', async () => {
  const { at, go, settle, ports } = await open('/film', (path) => (path === '/nej' ? missing : undefined), {}, false);
  await go('/');
  ports.lifecycle.send({ type: 'relaunched', path: '/nej?back=1' });
  await settle();
  expect([at().address, ports.history.entries.map(({ path }) => path)]).toEqual(['/', ['/film', '/']]);
});

test('[SH102] [SH108] a link that takes the place of what is open is looked up all the same', async () => {
  const { at, settle, ports } = await open(
    '/film',
    (path) => (path === '/serie/1' ? pageOf(path, { canonical: '/serie/havgus_1' }) : undefined),
    {},
    false,
  );
  ports.lifecycle.send({ type: 'relaunched', path: '/serie/1?back' });
  await settle();
  expect([at().address, ports.history.canGoBack]).toEqual(['/serie/havgus_1', false]);
});

test.each([
  ['/nej', 'start'],
  ['/nej', 'relaunch'],
  ['/nej?back=1', 'relaunch'],
  ['https://other.example/', 'start'],
  ['//other.example/film', 'relaunch'],
  ['/#/film', 'start'],
  ['/serie/%3Cb%3E', 'relaunch'],
])('[SH232] a link to %s, which is no page, says so over home, for a while (%s)', async (link, when) => {
  const isCold = when === 'start';
  const pages = (path: string) => (path === '/nej' ? missing : undefined);
  const { settle, ports, places, notices } = await open(isCold ? link : '/film', pages, {}, false);
  if (!isCold) ports.lifecycle.send({ type: 'relaunched', path: link });
  await settle();
  const { current: notice } = notices;
  expect([places.navigation.location.get().address, notice.get()]).toEqual(['/', { kind: 'dead-link' }]);
  await ports.clock.advanceSettled(8_000);
  expect(notice.get()).toBeUndefined();
});

test('[SH232] an address that a viewer typed, and a good link, say nothing in passing', async () => {
  const typed = await open('/nej', (path) => (path === '/nej' ? missing : undefined));
  const good = await open('/film', undefined, {}, false);
  expect([typed, good].map(({ notices }) => notices.current.get())).toEqual([undefined, undefined]);
});

test('[SH108] a path that the sitemap writes out, and a link from within, keep their address', async () => {
  const { at, go } = await open('/film', () => pageOf('/film', { canonical: '/film/alle' }));
  expect(at().address).toBe('/film');
  await go('/serie/1');
  expect(at().address).toBe('/serie/1');
});

test('[SH302] no page is asked for where something is watched', async () => {
  const { at, asked } = await open('/se/havgus_12');
  expect([at().kind, asked]).toEqual(['watch', []]);
});

test.each(['/konto', '/indstillinger'])('[SH107] %s is held back while nobody is signed in', async (path) => {
  const { go, at } = await open('/', (asked) =>
    asked === '/indstillinger' ? pageOf(asked, { template: 'AccountSettings' }) : undefined,
  );
  await go(path);
  expect(at()).toEqual({ address: '/signin', kind: 'sign-in' });
});

test('[SH107] a deep link to a restricted page is held back under the address that the service has for it', async () => {
  const { at, places, ports, asked } = await open('/indstillinger', (path) =>
    path === '/indstillinger' ? pageOf('/i', { key: 'AccountSettings' }) : undefined,
  );
  expect([at().address, ports.history.entries.length, asked]).toEqual(['/signin', 1, ['/indstillinger']]);
  expect(places.navigation.location.get().change).toBe('replace');
});

test('[SH107] who is signed in sees the account; a child sees its first page alone', async () => {
  const grown = await open('/konto', undefined, signedIn());
  expect(grown.at().address).toBe('/konto');
  const child = await open('/indstillinger', () => pageOf('/i', { key: 'AccountDevices' }), {
    ...signedIn({ id: '7', name: 'Mads', segments: ['ramasjang'] }),
  });
  expect(child.at().address).toBe('/konto');
  // Led there once: not to and fro between two pages that both say that they are restricted.
  expect(child.ports.history.entries).toHaveLength(1);
  expect(child.ports.telemetry.events.filter(({ type }) => type === 'navigated')).toHaveLength(1);
});

const turnsApart: readonly (readonly [configTurns: number, pageTurns: number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [0, 3],
  [3, 0],
  [2, 9],
  [9, 2],
  [9, 9],
];

test.each(turnsApart)(
  '[SH460] [found-guard-04] a child is led away with the configuration after %s turns and the page after %s',
  async (configTurns, pageTurns) => {
    const after = async (turns: number, answer: FakeAnswer): Promise<FakeAnswer> => {
      for (let turn = 0; turn < turns; turn += 1) await undefined;
      return answer;
    };
    const { at, ports } = await createPlacesRig(
      (called, url) => {
        if (called === '/config') return after(configTurns, { body: config });
        const path = askedPathOf(url) === '/indstillinger' ? '/i' : '/konto';
        return after(pageTurns, pageOf(path, { key: 'AccountDevices' }));
      },
      { path: '/indstillinger', stored: signedIn({ id: '7', name: 'Mads', segments: ['ramasjang'] }) },
    );
    expect([at().address, ports.history.entries.length]).toEqual(['/konto', 1]);
  },
);

test('[SH113] an event is read anew at each visit, another page is not', async () => {
  const { go, asked } = await open();
  for (const address of ['/kamp/finale', '/film', '/kamp/finale', '/film']) await go(address);
  expect(asked).toEqual(['/', '/kamp/finale', '/film', '/kamp/finale']);
});

test('[SH112] rows that come within ten seconds take focus, later ones leave it where it is', async () => {
  for (const [waitMs, takes] of [
    [9_999, true],
    [10_000, false],
  ] as const) {
    const { ports, places, focus, stop, go } = await open();
    focus.register({ kind: 'leaf', id: 'menu', parent: null, order: 0 });
    await go('/film');
    await ports.clock.advanceSettled(waitMs);
    const group = contentGroupOf(places.navigation.location.get().entryKey);
    const { id } = group;
    focus.register({ kind: 'column', id: 'app', parent: null, order: 1 });
    focus.register(group);
    focus.register({ kind: 'leaf', id: `${id}/a`, parent: id });
    expect(focus.hasFocusWithin(id)).toBe(takes);
    stop();
  }
});

test('[SH112] a newer page has ten seconds of its own', async () => {
  const { ports, places, focus, stop, go } = await open();
  focus.register({ kind: 'leaf', id: 'menu', parent: null, order: 0 });
  await go('/film');
  await ports.clock.advanceSettled(6_000);
  await go('/serie/havgus_1');
  await ports.clock.advanceSettled(9_999);
  const group = contentGroupOf(places.navigation.location.get().entryKey);
  const { id } = group;
  focus.register({ kind: 'column', id: 'app', parent: null, order: 1 });
  focus.register(group);
  focus.register({ kind: 'leaf', id: `${id}/a`, parent: id });
  expect(focus.hasFocusWithin(id)).toBe(true);
  stop();
  expect(ports.clock.pending).toBe(0);
});

test.each(['suspended', 'exiting'] as const)('[SH110] what is %s has its places written down', async (type) => {
  const { ports, go } = await open();
  await go('/film');
  ports.lifecycle.send({ type: 'resumed' });
  expect(ports.visitStore.read(placesKey)).toBeUndefined();
  ports.lifecycle.send({ type });
  expect(ports.visitStore.read(placesKey)).toBeDefined();
});

test('[SH100] a whole evening of moves leads back the way it came, and asks for each page once', async () => {
  const { go, at, asked, ports, settle } = await open();
  const way = ['/film?featured=true', '/serie/havgus_1', '/se/havgus_12', '/serie/tang_2', '/search?q=havn'];
  for (const address of way) await go(address);
  const back: string[] = [];
  while (ports.history.canGoBack) {
    ports.remote.press('back');
    await settle();
    back.push(at().address);
  }
  expect(back).toEqual(['/serie/tang_2', '/serie/havgus_1', '/film?featured=true', '/']);
  expect(asked).toEqual(['/', '/film', '/serie/havgus_1', '/serie/tang_2']);
});
