import { afterEach, expect, test } from 'vitest';
import { createSignInRig, type SignInRig } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';

let rig: SignInRig;
afterEach(() => rig.application.stop());

/** An application whose viewer stands on the account's page, two steps from home. */
const open = async (profile?: object): Promise<SignInRig> => {
  rig = await createSignInRig({ stored: storedViewer({ ...(profile && { profile }) }) });
  rig.places.navigation.push('/film');
  rig.places.navigation.push('/konto');
  await rig.pass();
  return rig;
};
const role = () => rig.application.session.state.get().role;

test.each([
  ['account', 'signOut', 'sign-out'],
  ['profiles', 'sign_out_confirmation', 'confirm'],
] as const)(
  '[SH552] from %s, %s asks first; a yes goes back, to the first row, and nobody is there',
  async (from, prompt, yes) => {
    const { application, kind, choose, at, places, told, pass } = await open();
    application.signIn.signOut(from);
    await pass();
    expect([kind(), role()]).toEqual([prompt, 'signed-in']);
    await choose(yes);
    expect([kind(), role(), at()]).toEqual([undefined, 'anonymous', '/film']);
    // A visit of its own begins at its first row; one that was gone back to would not.
    expect(places.navigation.location.get().change).toBe('replace');
    expect(told()).toEqual([`modal-shown ${prompt}`, `modal-closed ${prompt}`]);
  },
);

test.each([
  ['account', 'cancel'],
  ['profiles', 'undo'],
] as const)('[SH552] from %s, %s changes nothing', async (from, no) => {
  const { application, choose, at, pass } = await open();
  application.signIn.signOut(from);
  await pass();
  await choose(no);
  expect([role(), at()]).toEqual(['signed-in', '/konto']);
});

test.each([
  ['undo', 'help_profile', 'signed-in'],
  ['confirm', undefined, 'anonymous'],
] as const)('[SH552] over another prompt, as of profiles, %s leaves %s', async (choice, left, becomes) => {
  const { application, choose, kind, pass } = await open();
  void application.overlays.prompts.ask({ kind: 'help_profile', title: 'Profiler', html: [] });
  application.signIn.signOut('profiles');
  await pass();
  await choose(choice);
  expect([kind(), role()]).toEqual([left, becomes]);
});

test('[SH552] Back changes nothing', async () => {
  const { application, back, at, pass } = await open();
  application.signIn.signOut('account');
  await pass();
  await back();
  expect([role(), at()]).toEqual(['signed-in', '/konto']);
});

test('[SH552] a child who signs out is led home', async () => {
  const { application, choose, at, pass } = await open({ id: 'p-204', name: 'Karla', segments: ['ultra'] });
  application.signIn.signOut('profiles');
  await pass();
  await choose('confirm');
  expect([role(), at()]).toEqual(['anonymous', '/']);
});

test('[SH552] one page of the account behind another is left for home, and no sign-in opens', async () => {
  const { application, choose, at, kind, pass, places } = await open();
  places.navigation.push('/konto?side=2');
  await pass();
  application.signIn.signOut('account');
  await pass();
  await choose('sign-out');
  expect([role(), at(), kind()]).toEqual(['anonymous', '/', undefined]);
});

test('[SH641] the question goes with the viewer whom it was put to', async () => {
  const { application, kind, pass } = await open();
  application.signIn.signOut('account');
  await pass();
  expect(kind()).toBe('signOut');
  // As where another tab has signed out.
  application.session.change(undefined);
  await pass();
  expect(kind()).not.toBe('signOut');
});
