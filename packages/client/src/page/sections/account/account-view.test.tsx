import { accountExample, serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test } from 'vitest';
import { homePage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const frame = { id: '9', path: '/konto', key: 'Account', template: 'Account', title: 'Konto' };
const entry = (template: string, title: string) => ({
  id: template,
  type: 'CustomEntry',
  template,
  title,
  customFields: {},
});
const entries = [entry('A1', 'Oplysninger'), entry('A5', 'Forældrelås'), entry('A6', 'Indstillinger')];
const expiry = { expiresAt: 9e15, isRefreshable: true, isFallbackToken: false };
const tokens = ['UserAccount', 'UserProfile'].map((type) => ({ value: 'hemmelig', type, scope: 'Catalog', ...expiry }));

async function open(account: object, segments: readonly string[] = ['drtv']): Promise<FakeWorld> {
  const profile = { id: 'p-203', name: 'Viggo', segments };
  const stored = { id: accountExample.id, subscription: 'Registered', segments: [] };
  const session = JSON.stringify({ isRemembered: true, tokens, accountName: 'Viggo', account: stored, profile });
  world = await openFakeWorld(
    (path, query) => {
      if (path === '/config') return { body: { ...serviceConfigExample, sitemap: [frame] } };
      if (path === '/account') return account;
      if (path === '/account/request-email-verification') return { status: 204 };
      if (path !== '/page') return undefined;
      return { body: query.get('path') === '/konto' ? { ...frame, entries } : homePage };
    },
    '/konto',
    { 'fjernsyn.session': session },
    undefined,
    undefined,
    { visited: { 'fjernsyn.profile': 'p-203' } },
  );
  await world.pass(0);
  return world;
}

const unverified = { body: { ...accountExample, emailVerified: false, pinEnabled: false } };

test('[CL1010] the account is read once for all its parts, and its mail sent again by OK', async () => {
  const { text, press, ports, focused } = await open(unverified);
  await expect.poll(text).toContain('Din e-mail er ikke bekræftet');
  expect(ports.http.requests.filter(({ url }) => /\/account\?/.test(url))).toHaveLength(1);
  await expect.poll(focused).toContain('Send mailen igen');
  await press('ok');
  await expect.poll(text).toContain('Mailen er på vej');
});

test('[CL1013] OK turns a preference on at once, and the set keeps it', async () => {
  const { press, application, ports, focused } = await open(unverified);
  await expect.poll(focused).toContain('Send mailen igen');
  await press('down', 'down', 'ok');
  expect(application.appearance.modes.get()).toContain('largeText');
  expect(ports.store.read('fjernsyn.appearance')).toBe('largeText');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
});

test('[CL1015] an account that cannot be read is said in each place, and the page stays', async () => {
  const { text } = await open({ status: 404, body: {} });
  await expect.poll(text).toContain('Din konto kan ikke hentes lige nu.');
  expect(text()).toContain('Stor tekst');
});

test('[CL788] a child sees nothing of the account', async () => {
  const { text } = await open(unverified, ['ramasjang']);
  await expect.poll(() => document.querySelector('footer')?.textContent).toContain('Skift profil');
  expect(text()).not.toContain('Oplysninger');
});
