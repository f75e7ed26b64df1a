import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const frame = { id: '9', key: 'Account', path: '/konto', template: 'Account', title: 'Konto' };
const token = { value: 'hemmelig', type: 'UserAccount', scope: 'Catalog', expiresAt: 9e15, isFallbackToken: false };
const session = JSON.stringify({ isRemembered: true, tokens: [token], accountName: 'Eva' });

const open = async (entries: readonly object[], featureFlags = {}): Promise<FakeWorld> => {
  world = await openFakeWorld(
    (path, query) => {
      if (path === '/config') return { body: { ...serviceConfigExample, featureFlags, sitemap: [frame] } };
      if (path !== '/page') return undefined;
      return { body: query.get('path') === '/konto' ? { ...frame, entries } : homePage };
    },
    '/konto',
    { 'fjernsyn.session': session },
  );
  return world;
};
const text = {
  type: 'TextEntry',
  template: 'X',
  id: 't',
  title: 'Abonnement',
  text: '<p>Gratis</p>',
  customFields: {},
};

test.each([
  ['with texts', [text]],
  ['that says nothing else', []],
])('[CL540] the account’s page %s ends with signing out, which asks first, and home shows', async (_, entries) => {
  const { press, focused, application, ports } = await open(entries);
  await expect.poll(() => document.querySelector('footer')?.textContent).toBe('Skift profilLog ud');
  await press('down', 'right', 'ok');
  await expect.poll(() => application.overlays.visible.get()?.kind).toBe('signOut');
  await expect.poll(focused).toBe('Bliv logget ind');
  await press('right', 'ok');
  await expect.poll(() => application.session.state.get().role).toBe('anonymous');
  expect(ports.history.current.path).toBe('/');
});

test('[CL540] another page ends without it', async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined), '/', {
    'fjernsyn.session': session,
  });
  expect(world.text()).not.toContain('Log ud');
});

test('[CL660] beside it is the way to another answer for consent, where that is asked for', async () => {
  const { press, focused, application, ports } = await open([], { askForConsent: true });
  ports.store.write('fjernsyn.consent', JSON.stringify({ preferences: true, statistics: true }));
  await expect.poll(() => document.querySelector('footer')?.textContent).toBe('Skift profilLog udSamtykke');
  await press('down', 'right', 'right', 'ok');
  await expect.poll(() => application.overlays.visible.get()?.kind).toBe('consent');
  await expect.poll(focused).toBe('Ja tak');
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Du har sagt ja.');
  await press('right', 'ok');
  await expect.poll(() => application.session.viewer.get().segments).toContain('optedout');
  await expect.poll(focused).toBe('Samtykke');
});

test('[CL786] the account’s page leads to who is watching', async () => {
  const { press, focused, application } = await open([]);
  const choose = vi.spyOn(application.profiles, 'choose').mockResolvedValue();
  await expect.poll(() => document.querySelector('footer')?.textContent).toBe('Skift profilLog ud');
  await press('down');
  expect(focused()).toBe('Skift profil');
  await press('ok');
  expect(choose).toHaveBeenCalledOnce();
});
