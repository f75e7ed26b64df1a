import { afterEach, expect, test } from 'vitest';
import { createSignInRig, type SignInRig, type SignInRigOptions } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';

let rig: SignInRig;
afterEach(() => rig.application.stop());

const open = async (options?: SignInRigOptions): Promise<SignInRig> => {
  rig = await createSignInRig(options);
  return rig;
};
const go = async (address: string): Promise<void> => {
  rig.places.navigation.push(address);
  await rig.pass();
};

test.each(['/signin', '/log-ind'])('[SH553] %s opens the sign-in, and leads back once it is done', async (path) => {
  const { kind, at, signIn, ports } = await open();
  await go('/film');
  await go(path);
  expect([kind(), at()]).toEqual(['gencode_ok', path]);
  await signIn();
  expect([kind(), at(), ports.history.entries.length]).toEqual([undefined, '/film', 3]);
});

test('[SH553] who leaves it is where they were', async () => {
  const { kind, at, back } = await open();
  await go('/film');
  await go('/signin');
  await back();
  expect([kind(), at()]).toEqual([undefined, '/film']);
});

test('[SH553] it opens again at the next visit', async () => {
  const { kind, back } = await open();
  await go('/signin');
  await back();
  await go('/signin');
  expect(kind()).toBe('gencode_ok');
});

test('[SH553] [deep-02] a link to a page of the account waits for the sign-in, and then opens', async () => {
  const { kind, at, signIn } = await open({ path: '/konto' });
  expect([kind(), at()]).toEqual(['gencode_ok', '/signin']);
  await signIn();
  expect([kind(), at()]).toEqual([undefined, '/konto']);
});

test('[SH553] a link to it alone leads home', async () => {
  const { at, back, kind } = await open({ path: '/signin' });
  expect(kind()).toBe('gencode_ok');
  await back();
  expect([kind(), at()]).toEqual([undefined, '/']);
});

test('[SH553] who is signed in is led on at once', async () => {
  const { kind, at } = await open({ stored: storedViewer() });
  await go('/film');
  await go('/signin');
  expect([kind(), at()]).toEqual([undefined, '/film']);
});
