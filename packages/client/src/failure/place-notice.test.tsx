import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const service: FakeRoutes = (path, query) =>
  path === '/page' && query.get('path') === '/'
    ? { body: { ...homePage, entries: homePage.entries.slice(0, 2) } }
    : undefined;
const open = async (path: string, routes: FakeRoutes = service): Promise<FakeWorld> => {
  world = await openFakeWorld(routes, path);
  return world;
};
const buttons = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll('main button'), (button) => button.textContent);

test('[CL100] the page that stands for those that do not exist has a title, a sentence and one way home', async () => {
  const { focused, press, ports, text } = await open('/findes-ikke');
  expect(text()).toContain('Ingen hjemme');
  expect(text()).toContain('Siden findes ikke.');
  expect([buttons(), focused(), document.title]).toEqual([['Til forsiden'], 'Til forsiden', 'Fjernsyn – Ingen hjemme']);
  expect(ports.telemetry.events).toContainEqual({ type: 'error-shown', code: 'api/not-found' });
  await press('ok');
  expect(ports.history.current.path).toBe('/');
  expect(focused()).toContain('Havgus');
});

test('[CL100] a home that does not exist can be asked for again', async () => {
  let isThere = false;
  const { focused, press } = await open('/', (path, query) => (isThere ? service(path, query) : undefined));
  await press('ok');
  expect(focused()).toBe('Til forsiden');
  isThere = true;
  await press('ok');
  expect(focused()).toContain('Havgus');
});

test('[CL101] the place where one signs in opens the sign-in over a notice that leads there again, or home', async () => {
  const { application, text } = await open('/signin');
  await expect.poll(() => application.overlays.visible.get()?.kind).toBe('gencode');
  expect(text()).toContain('Siden er for dem, der er logget ind');
  expect(buttons()).toEqual(['Log ind', 'Til forsiden']);
  const arrive = vi.spyOn(application.signIn, 'arrive');
  await act(async () => document.querySelector<HTMLElement>('main button')?.click());
  expect(arrive).toHaveBeenCalledOnce();
});

test('[CL102] the title of what has arrived is told to readers by an element that stays', async () => {
  const { press, application } = await open('/findes-ikke');
  const told = document.querySelector('p[role=status]');
  expect(told?.textContent).toBe('Ingen hjemme');
  await press('ok');
  expect([told?.isConnected, told?.textContent]).toEqual([true, 'Forside']);
  expect(application.title.text.get()).toBe('Forside');
});

test('[CL103] a page that is refused says so and leads away', async () => {
  const { focused, text } = await open('/film', (path, query) =>
    query.get('path') === '/film' ? { status: 403, body: {} } : service(path, query),
  );
  expect(text()).toContain('Du har ikke adgang');
  expect(focused()).toBe('Til forsiden');
});

test('[CL730] a page about something that the profile may not see says so, and leads home', async () => {
  const token = { scope: 'Catalog', expiresAt: 9e15, isRefreshable: true, isFallbackToken: false };
  const child = {
    tokens: ['UserAccount', 'UserProfile'].map((type) => ({ ...token, value: `secret-${type}`, type })),
    isRemembered: true,
    account: { id: 'a-9001', subscription: 'Registered', segments: [] },
    profile: { id: 'p-203', name: 'Saga', segments: ['ramasjang'] },
  };
  world = await openFakeWorld(
    (path, query) => (query.get('path') === '/film' ? { body: filmPage(1101, 'Bøgenat') } : service(path, query)),
    '/film',
    { 'fjernsyn.session': JSON.stringify(child) },
  );
  expect(world.text()).toContain('Det her er ikke for din profil');
  expect(world.text()).not.toContain('Bøgenat');
  expect(world.focused()).toBe('Til forsiden');
});
