import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test } from 'vitest';
import { createSignInRig, type SignInRig } from '../testing/sign-in-rig';

let rig: SignInRig | undefined;
afterEach(() => rig?.application.stop());

const frame = (path: string, key: string) => ({ id: path, path, key, template: key, title: key });

const universes = {
  ...serviceConfigExample,
  sitemap: [frame('/', 'Home'), frame('/readers', 'UltraHome'), frame('/listeners', 'RamasjangHome')],
};

test.each([
  ['/readers', '/search'],
  ['/listeners', '/listeners'],
  ['/', '/search'],
])('[SH844] from %s the search leads to %s', async (home, path) => {
  rig = await createSignInRig({
    path: home,
    answers: (called) => (called === '/config' ? { body: universes } : undefined),
  });
  rig.places.navigation.push('/search');
  await rig.pass();
  expect(rig.places.navigation.location.get().screen.path).toBe(path);
});

test('[SH845] another text leaves the header as it stands, another place does not', async () => {
  rig = await createSignInRig({ path: '/search' });
  const { header } = rig.application;
  const { navigation } = rig.places;
  header.setAtTop(false);
  navigation.replace('/search?q=havn');
  expect(header.state.get()).toBe('fixed');
  navigation.push('/film');
  expect(header.state.get()).toBe('overlay');
});
