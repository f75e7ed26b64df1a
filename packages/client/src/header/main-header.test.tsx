import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { avatarPicture } from '@fjernsyn/ui';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { profileHour } from '../overlay/profiles/profile-hour';
import { homePage, listAnswer } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const header = ['Forside', 'Serier', 'Film'].map((label, index) => ({
  label,
  path: ['/', '/kategorier/serier', '/film'][index],
  featured: true,
  icon: ['home', 'ukendt'][index],
}));
const sitemap = [{ id: '9', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' }];
const service: FakeRoutes = (path) => {
  if (path === '/config') return { body: { ...serviceConfigExample, sitemap, navigation: { header } } };
  return path === '/page' ? { body: homePage } : path === '/lists' ? listAnswer(13, ['Ebbe']) : undefined;
};
const open = async (path?: string): Promise<FakeWorld> => {
  world = await openFakeWorld(service, path);
  return world;
};
const element = (): HTMLElement | null => document.querySelector('header');
const display = (): string | null | undefined => element()?.getAttribute('data-display');
const marked = (): readonly string[] =>
  Array.from(document.querySelectorAll('header [aria-current=page]'), (entry) => entry.textContent ?? '');

test('[CL120] shows the featured pages, marks the one below and opens another on top of it', async () => {
  const { press, focused, ports } = await open();
  expect(marked()).toEqual(['Forside']);
  await press('up');
  expect(focused()).toBe('Forside');
  await press('right', 'ok');
  expect(ports.history.entries.map(({ path }) => path)).toEqual(['/', '/kategorier/serier?featured=true']);
  expect(marked()).toEqual(['Serier']);
});

test('[CL120] the entry of the page below opens it anew in its place', async () => {
  const { press, ports } = await open();
  await press('up', 'ok');
  expect(ports.history.entries.map(({ path }) => path)).toEqual(['/?featured=true']);
});

test('[CL121] the search is opened at its configured path', async () => {
  const { press, focused, ports } = await open();
  await press('up', 'right', 'right', 'right');
  expect(focused()).toBe('Søg');
  await press('ok');
  expect(ports.history.current.path).toBe('/search?featured=true');
});

test('[CL421] [found-head-01] up leads from any entry to the search, and right of it is the account', async () => {
  const { press, focused, ports } = await open();
  for (const way of [[], ['right'], ['right', 'right']] as const) {
    await press('up', ...way, 'up');
    expect(focused()).toBe('Søg');
    await press('right');
    expect(focused()).toBe('Log ind');
    await press('left', 'left', 'down');
  }
  await press('up');
  ports.remote.send({ type: 'press', key: 'up', isRepeat: true, at: ports.clock.now() });
  expect(focused()).toBe('Film');
});

test('[CL421] the header of another page is entered by its own entry', async () => {
  const { press, focused, application } = await open();
  await press('up', 'up', 'down');
  await act(async () => application.start.opened()?.places.navigation.push('/film'));
  await press('up');
  expect(focused()).toBe('Film');
});

test('[CL422] [found-door-01] a build without search and sign-in shows no way to them', async () => {
  const rooms = { search: false, account: false, signIn: false };
  world = await openFakeWorld(service, '/', {}, undefined, undefined, {}, rooms);
  const { press, focused } = world;
  await press('up', 'right', 'right', 'right', 'right');
  expect(focused()).toBe('Film');
  expect(element()?.textContent).not.toMatch(/Søg|Log ind|Konto/);
});

test.each([
  ['UltraHome', 'Readers', true],
  ['RamasjangHome', 'Listeners', false],
])(
  '[CL423] [found-kids-01] the header of %s has its name, and none of the entries for grown-ups',
  async (key, name, hasFocus) => {
    const home = { id: '3', key, path: '/boern', template: 'Home', title: name };
    world = await openFakeWorld(
      (path) =>
        path === '/config'
          ? { body: { ...serviceConfigExample, sitemap: [home], navigation: { header } } }
          : service(path, new URLSearchParams()),
      '/boern',
    );
    expect(element()?.querySelectorAll('nav a')).toHaveLength(0);
    expect(element()?.textContent).toContain(name);
    await world.press('up', 'left');
    expect(document.querySelector('header')?.contains(document.activeElement)).toBe(hasFocus);
  },
);

test('[CL121] the logo leads home', async () => {
  const { press, focused, ports } = await open('/film');
  await press('up', 'left', 'left', 'left');
  expect(focused()).toBe('Fjernsyn, til forsiden');
  await press('ok');
  expect(ports.history.current.path).toBe('/?featured=true');
});

test('[CL120] it stays the same element from page to page', async () => {
  const { press } = await open();
  const before = element();
  await press('up', 'right', 'ok');
  expect(element()).toBe(before);
  expect(marked()).toEqual(['Serier']);
});

const point = (target: Element, clientY: number): void => {
  target.dispatchEvent(new MouseEvent('mousemove', { clientY, bubbles: true }));
};

/** The film's screen, which hears the pointer, is fetched. */
const untilHeard = (): Promise<void> => {
  const laterVideo = async () => {
    await world?.pass(60);
    return document.querySelector('main video');
  };
  return expect.poll(laterVideo).not.toBeNull();
};

test('[CL122] it is hidden while something is watched, until a pointer rests at the top', async () => {
  const { pass } = await open('/se/havgus_1101');
  expect(display()).toBe('hidden');
  await untilHeard();
  point(document.body, 164);
  await pass(1_000);
  expect(display()).toBe('overlay');
  await act(async () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
  expect(display()).toBe('hidden');
});

test('[CL122] a pointer that rests on a control at the top means that control', async () => {
  const { pass } = await open('/se/havgus_1101');
  await untilHeard();
  const main = document.body.appendChild(document.createElement('main'));
  const control = main.appendChild(document.createElement('button'));
  point(control, 60);
  await pass(1_000);
  expect(display()).toBe('hidden');
  main.remove();
});

test('[CL122] what a pointer reaches is counted on the canvas, whatever the size of the screen', async () => {
  document.documentElement.style.fontSize = '32px';
  const { pass } = await open('/se/havgus_1101');
  await untilHeard();
  point(document.body, 340);
  await pass(1_000);
  expect(display()).toBe('hidden');
  point(document.body, 320);
  await pass(1_000);
  expect(display()).toBe('overlay');
  document.documentElement.style.fontSize = '';
});

test('[CL124] the end of a page leads to its top, to the first tile of the first rail', async () => {
  const { press, focused } = await open();
  await press('right', 'down', 'right', 'down', 'down');
  expect(focused()).toBe('Til toppen');
  await press('ok');
  expect(focused()).toContain('Havgus');
  await press('down');
  expect(focused()).toContain('Nattoget');
});

test('[CL124] a page of fewer rails has no such way', async () => {
  const { entries } = homePage;
  world = await openFakeWorld((path) =>
    path === '/page' ? { body: { ...homePage, entries: entries.slice(0, 2) } } : undefined,
  );
  expect(document.querySelector('footer')).toBeNull();
});

const tokenOf = (isFallbackToken: boolean) => ({
  value: 'hemmelig',
  type: 'UserAccount',
  scope: 'Catalog',
  expiresAt: 9e15,
  isFallbackToken,
});
const openAs = async (session: object | undefined): Promise<FakeWorld> => {
  const kept = session && { 'fjernsyn.session': JSON.stringify({ isRemembered: true, ...session }) };
  world = await openFakeWorld(service, '/', kept);
  await world.press('up', 'right', 'right', 'right', 'right');
  return world;
};

test('[CL125] who is not signed in opens the sign-in over the page', async () => {
  const { focused, press, ports, application } = await openAs(undefined);
  expect(focused()).toBe('Log ind');
  await press('ok');
  await expect.poll(() => application.overlays.visible.get()?.kind).toBe('gencode');
  expect(ports.history.current.path).toBe('/');
});

test.each([
  ['Mads', { accountName: 'Eva', profile: { id: '7', name: 'Mads', segments: [] } }],
  ['Eva', { accountName: 'Eva' }],
  ['Konto', {}],
])('[CL125] who is signed in sees %s, which leads to the account', async (name, more) => {
  const { focused, press, ports } = await openAs({
    tokens: [tokenOf(false), { ...tokenOf(false), type: 'UserProfile' }],
    ...more,
  });
  expect(focused()).toBe(name);
  await press('ok');
  expect(ports.history.current.path).toBe('/konto?featured=true');
});

test('[CL785] a chosen profile has its picture there, and who has chosen none an icon', async () => {
  const pictureOf = async (session: object): Promise<string | undefined> => {
    const opened = await openAs({ tokens: [tokenOf(false)], ...session });
    await act(() => vi.dynamicImportSettled());
    const src = document.querySelector('header img[alt=""]')?.getAttribute('src') ?? undefined;
    await opened.leave();
    return src;
  };
  const mads = { id: '7', name: 'Mads', color: '#1f7a70', segments: ['drtv'] };
  const grownUp = profileHour({ ...mads, type: 'standard' }, plainBrand);
  const child = profileHour({ ...mads, type: 'ramasjang' }, plainBrand);
  expect(child).not.toEqual(grownUp);
  expect(await pictureOf({ profile: mads })).toBe(avatarPicture(grownUp));
  expect(await pictureOf({ profile: { ...mads, segments: ['ramasjang'] } })).toBe(avatarPicture(child));
  expect(await pictureOf({ accountName: 'Eva' })).toBeUndefined();
  world = undefined;
});

test('[CL125] a fallback token has neither, and focus stays at the search', async () => {
  expect((await openAs({ tokens: [tokenOf(true)] })).focused()).toBe('Søg');
});

test('[CL120] [found-wire-01] a series marks the entry of the configured television path', async () => {
  const series = { id: '8', key: 'ShowDetail', path: '/serie/{slug}', template: 'Item Detail', title: 'Serie' };
  const answers: FakeRoutes = (path, query) => {
    if (path === '/config') return { body: { ...serviceConfigExample, sitemap: [series], navigation: { header } } };
    return path === '/page' ? { body: { ...homePage, path: '/serie/havgus_70' } } : service(path, query);
  };
  world = await openFakeWorld(answers, '/serie/havgus_70');
  expect(marked()).toEqual(['Serier']);
});
