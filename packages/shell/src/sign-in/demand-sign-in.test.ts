import { afterEach, expect, test } from 'vitest';
import { createSignInRig, type SignInRig, type SignInRigOptions, sentToken } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';
import { demandDelayMs } from './demand-sign-in';

let rig: SignInRig;
afterEach(() => rig.application.stop());

/** An application of a service that nobody may watch without an account. */
const open = async (options: SignInRigOptions = {}): Promise<SignInRig> => {
  rig = await createSignInRig({ ...options, general: { mandatorySignIn: true } });
  return rig;
};

test('[SH548] a sign-in that the service demands comes half a second after the last change', async () => {
  const { kind, pass, places } = await open();
  await pass(demandDelayMs - 100);
  places.navigation.push('/film');
  await pass(demandDelayMs - 100);
  expect(kind()).toBeUndefined();
  await pass(100);
  expect(kind()).toBe('gencode_ok');
});

test('[SH542] [SH548] Back and close do nothing there; renew and help do', async () => {
  const { visible, kind, pass, back, choose, at } = await open();
  await pass(demandDelayMs);
  expect(visible()).toMatchObject({ kind: 'gencode_ok', canClose: false });
  await back();
  await choose('close');
  expect([kind(), at()]).toEqual(['gencode_ok', '/']);
  const first = visible();
  await choose('renew');
  expect(visible()).not.toBe(first);
});

test('[SH548] it waits for what stands over the screen, and is not asked for over it', async () => {
  const { kind, pass, application } = await open();
  void application.overlays.prompts.ask({ kind: 'close_app_confirmation' });
  await pass(2 * demandDelayMs);
  expect(kind()).toBe('close_app_confirmation');
  application.overlays.leave();
  await pass(demandDelayMs);
  expect(kind()).toBe('gencode_ok');
});

test.each([
  ['signed in', { stored: storedViewer() }],
  ['served by a token that stands in', { stored: storedViewer({ isFallbackToken: true }) }],
  [
    'given such a token',
    {
      answers: (path: string) =>
        path === '/authorization/anonymous-sso'
          ? { body: [sentToken('UserAccount', { isFallbackToken: true })] }
          : undefined,
    },
  ],
])('[SH548] it is not asked of a viewer who is %s', async (_, options) => {
  const { kind, pass } = await open(options);
  await pass(10 * demandDelayMs);
  expect(kind()).toBeUndefined();
});

test('[SH548] who signs out is asked again', async () => {
  const { kind, pass, application } = await open({ stored: storedViewer() });
  void application.session.signOut();
  await pass(demandDelayMs);
  expect(kind()).toBe('gencode_ok');
});

test('[SH548] where the service does not demand it nobody is asked', async () => {
  rig = await createSignInRig();
  await rig.pass(10 * demandDelayMs);
  expect(rig.kind()).toBeUndefined();
});
