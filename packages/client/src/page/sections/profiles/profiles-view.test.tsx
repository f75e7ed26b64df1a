import { accountExample, serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test } from 'vitest';
import { homePage, textEntry } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const accountFrame = { id: '9', path: '/konto', template: 'Account', title: 'Konto' };
const row = { id: 'p', type: 'CustomEntry', template: 'A4', title: 'Profiler', customFields: {} };
const expiry = { expiresAt: 9e15, isRefreshable: true, isFallbackToken: false };
const tokens = ['UserAccount', 'UserProfile'].map((type) => ({ value: 'hemmelig', type, scope: 'Catalog', ...expiry }));

/** Opens the account's page with the row of profiles, for a profile that was chosen in this visit. */
async function open(id: string, segments: readonly string[], key = 'Account'): Promise<FakeWorld> {
  const frame = { ...accountFrame, key };
  const profile = { id, name: 'Viggo', segments };
  const account = { id: accountExample.id, subscription: 'Registered', segments: [] };
  const session = JSON.stringify({ isRemembered: true, tokens, accountName: 'Viggo', account, profile });
  world = await openFakeWorld(
    (path, query) => {
      if (path === '/config') return { body: { ...serviceConfigExample, sitemap: [frame] } };
      if (path === '/account') return { body: accountExample };
      if (path !== '/page') return undefined;
      return {
        body:
          query.get('path') === '/konto'
            ? { ...frame, entries: [row, textEntry('t', 'Abonnement', '<p>Gratis</p>')] }
            : homePage,
      };
    },
    '/konto',
    { 'fjernsyn.session': session },
    undefined,
    undefined,
    { visited: { 'fjernsyn.profile': id } },
  );
  return world;
}

const names = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll('section button'), (each) => each.getAttribute('aria-label'));

test('[CL787] the row of profiles shows them and a new one, which OK makes', async () => {
  const { press, application } = await open('p-203', ['drtv']);
  await expect.poll(names).toEqual([expect.stringContaining('Viggo'), expect.any(String), 'Ny profil']);
  await press('right', 'right', 'ok');
  await expect.poll(() => application.overlays.visible.get()?.kind).toBe('new_profile');
});

test('[CL787] [CL788] a child’s account page has the row without a new one, and nothing else to read', async () => {
  const { text } = await open('p-204', ['ramasjang']);
  await expect.poll(() => names().length).toBe(2);
  expect(names()).not.toContain('Ny profil');
  expect(text()).not.toContain('Gratis');
  await expect.poll(() => document.querySelector('footer')?.textContent).toBe('Skift profilLog ud');
});

test.each([
  ['AccountProfileAdd', 'new_profile'],
  ['AccountProfileEdit', 'edit_profiles'],
])('[CL789] the page %s opens what it is for', async (key, kind) => {
  const { application } = await open('p-203', ['drtv'], key);
  await expect.poll(() => application.overlays.visible.get()?.kind).toBe(kind);
});
