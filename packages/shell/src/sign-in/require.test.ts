import { afterEach, expect, test } from 'vitest';
import { createSignInRig, rightPin, type SignInRig, type SignInRigOptions, wrongPin } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';

let rig: SignInRig;
afterEach(() => rig.application.stop());

/** An application with a way to require tokens; what became of it is written down in order. */
const open = async (options?: SignInRigOptions) => {
  rig = await createSignInRig(options);
  const { application, pass } = rig;
  const came: string[] = [];
  const want = async (name: string, scope: Parameters<typeof application.signIn.require>[0] = 'account-catalog') => {
    application.signIn.require(scope).then(
      () => came.push(name),
      (reason: { readonly code?: string; readonly message: string }) => came.push(`${name} ${reason.code}`),
    );
    await pass();
  };
  const enter = async (pin: string): Promise<void> => {
    application.overlays.enter(pin);
    await pass();
  };
  return { ...rig, came, want, enter };
};

test('[SH549] what needs an account waits for the sign-in, and goes on once, in order, when success is left', async () => {
  const { came, want, kind, onPhone, choose } = await open();
  await want('first');
  await want('second');
  expect([kind(), came]).toEqual(['gencode_ok', []]);
  await onPhone('confirm');
  expect([kind(), came]).toEqual(['signin_suc', []]);
  await choose('start-watching');
  expect(came).toEqual(['first', 'second']);
});

test('[SH549] what has its token goes on at once, and nothing is shown', async () => {
  const { came, want, told } = await open({ stored: storedViewer() });
  await want('first');
  await want('second', 'profile-catalog');
  expect([came, told()]).toEqual([['first', 'second'], []]);
});

test('[SH550] who does not sign in is told so, and nothing else happens', async () => {
  const { came, want, back, at, visible } = await open();
  await want('first');
  await want('second');
  await back();
  expect([came, at(), visible()]).toEqual([
    ['first shell/not-signed-in', 'second shell/not-signed-in'],
    '/',
    undefined,
  ]);
});

test('[SH550] a token that no sign-in gives is refused', async () => {
  const { came, want, told } = await open({ stored: storedViewer() });
  await want('pay', 'account-commerce');
  expect([came, told()]).toEqual([['pay shell/not-signed-in'], []]);
});

test('[SH549] guarded playback asks for the PIN, and after the sign-in where nobody is signed in', async () => {
  const { came, want, kind, signIn, enter, application } = await open();
  await want('film', 'account-playback');
  expect(kind()).toBe('gencode_ok');
  await signIn();
  expect([kind(), came]).toEqual(['pin', []]);
  await enter(rightPin);
  expect([kind(), came, application.session.state.get().scopes]).toEqual([
    undefined,
    ['film'],
    ['account-catalog', 'account-playback', 'profile-catalog'],
  ]);
});

test('[SH551] a PIN that is wrong is said to be, and the next one counts', async () => {
  const { came, want, visible, enter, told } = await open({ stored: storedViewer() });
  await want('film', 'account-playback');
  const id = visible()?.id;
  expect(visible()).toMatchObject({ kind: 'pin', error: undefined, isSending: false });
  await enter(wrongPin);
  expect(visible()).toMatchObject({ id, error: 'wrong-pin', isSending: false });
  await enter(rightPin);
  expect([visible(), came, told()]).toEqual([undefined, ['film'], ['modal-shown pin', 'modal-closed pin']]);
});

test('[SH551] a PIN that is on its way says so, and another failure is no wrong PIN', async () => {
  let answer: (status: number) => void = () => undefined;
  const status = new Promise<number>((resolve) => {
    answer = resolve;
  });
  const { want, visible, enter, pass } = await open({
    stored: storedViewer(),
    answers: (path) =>
      path === '/authorization/profile' ? status.then((now) => ({ status: now, body: {} })) : undefined,
  });
  await want('film', 'account-playback');
  await enter(rightPin);
  expect(visible()).toMatchObject({ kind: 'pin', isSending: true });
  answer(400);
  await pass();
  expect(visible()).toMatchObject({ kind: 'pin', isSending: false, error: 'api/rejected' });
});

test.each(['Back', 'close'])('[SH550] a PIN is left by %s', async (way) => {
  const { came, want, back, choose, kind } = await open({ stored: storedViewer() });
  await want('film', 'account-playback');
  await (way === 'Back' ? back() : choose('close'));
  expect([came, kind()]).toEqual([['film shell/not-signed-in'], undefined]);
});

test('[SH551] the PIN of a viewer who goes is asked for no more, and opens nothing for the next', async () => {
  const { came, want, application, pass, kind } = await open({ stored: storedViewer() });
  await want('film', 'account-playback');
  void application.session.signOut();
  await pass();
  expect([came, kind()]).toEqual([['film shell/not-signed-in'], undefined]);
});

test('[SH551] what was typed stands in no event, address or prompt', async () => {
  const { ports, want, visible, enter } = await open({ stored: storedViewer() });
  await want('film', 'account-playback');
  await enter(wrongPin);
  const readable = [
    ports.telemetry.events,
    ports.http.requests.map(({ url }) => url),
    visible(),
    [...ports.store.values],
  ];
  expect(JSON.stringify(readable)).not.toContain(wrongPin);
});
