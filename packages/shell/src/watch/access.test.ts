import { accountExample } from '@fjernsyn/contracts/examples';
import { fakeMediaSurface } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { openedOf } from '../testing/opened-of';
import { createSignInRig, rightPin, type SignInRig, type SignInRigOptions } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';

let rig: SignInRig;
let detach: (() => Promise<void>) | undefined;
afterEach(async () => {
  await detach?.();
  detach = undefined;
  rig.application.stop();
});

/** An application whose viewer has pressed Play on the film's page. */
const play = async (options?: SignInRigOptions) => {
  rig = await createSignInRig(options);
  const { application, places, pass } = rig;
  places.navigation.push('/program/12');
  places.navigation.push('/se/_12');
  await pass();
  const watch = await openedOf(application).playing.watch('12').load();
  detach = watch.attach(fakeMediaSurface);
  await pass();
  const mediaCalls = () => rig.asked().filter((path) => path.includes('/videos'));
  return { ...rig, watch, mediaCalls };
};

test('[SH554] what needs an account says so and opens the sign-in over the film, which plays once somebody has signed in', async () => {
  const { kind, at, watch, signIn, choose, mediaCalls, ports } = await play();
  expect([kind(), watch.view.get().error, mediaCalls()]).toEqual(['login_required', undefined, ['/items/12/videos']]);
  await choose('sign-in');
  expect(kind()).toBe('gencode_ok');
  await signIn();
  expect([kind(), at(), mediaCalls()]).toEqual([
    undefined,
    '/se/_12',
    ['/items/12/videos', '/account/items/12/videos'],
  ]);
  expect(ports.mediaEngine.calls).toContain('load');
});

test('[SH554] who does not want to sign in is back where they pressed Play, and nothing has failed', async () => {
  const { back, at, kind, told } = await play();
  await back();
  expect([at(), kind()]).toEqual(['/program/12', undefined]);
  expect(told().filter((event) => event.startsWith('modal-shown'))).toEqual(['modal-shown login_required']);
});

test('[SH554] who leaves the sign-in is back there too', async () => {
  const { back, choose, at, kind, told } = await play();
  await choose('sign-in');
  await back();
  expect([at(), kind()]).toEqual(['/program/12', undefined]);
  expect(told().filter((event) => event.startsWith('modal-shown'))).toEqual([
    'modal-shown login_required',
    'modal-shown gencode',
    'modal-shown gencode_ok',
  ]);
});

test('[SH1789] a sign-in elsewhere answers whether to sign in', async () => {
  const { kind, application, ports, pass, mediaCalls } = await play();
  for (const [key, session] of Object.entries(storedViewer())) ports.store.writeElsewhere(key, session);
  await pass();
  expect([kind(), application.session.state.get().role, mediaCalls().slice(-1)]).toEqual([
    undefined,
    'signed-in',
    ['/account/items/12/videos'],
  ]);
});

test('[SH554] an account that does not help is asked for once', async () => {
  const { signIn, choose, kind, watch } = await play({
    answers: (path) => (path.endsWith('/videos') ? { status: 401, body: {} } : undefined),
  });
  await choose('sign-in');
  await signIn();
  expect([kind(), watch.view.get().error]).toEqual([undefined, 'api/unauthorized']);
});

const guarded: SignInRigOptions['answers'] = (path) => {
  if (path === '/account/items/12/videos') return { status: 403, body: { code: 8012 } };
  return path === '/account/items/12/videos-guarded'
    ? { body: [{ url: 'https://media.example/a.mpd', format: 'video/dash', deliveryType: 'Stream' }] }
    : undefined;
};

test('[SH555] what is guarded asks for the PIN, and then plays', async () => {
  const { kind, application, pass, mediaCalls, ports } = await play({ stored: storedViewer(), answers: guarded });
  expect([kind(), ports.mediaEngine.calls]).toEqual(['pin', []]);
  application.overlays.enter(rightPin);
  await pass();
  expect([kind(), mediaCalls().slice(-1)]).toEqual([undefined, ['/account/items/12/videos-guarded']]);
  expect(ports.mediaEngine.source?.url).toBe('https://media.example/a.mpd');
});

test('[SH555] of nobody the sign-in is asked for before the PIN', async () => {
  const { kind, choose, signIn } = await play({ answers: guarded });
  await choose('sign-in');
  expect(kind()).toBe('gencode_ok');
  await signIn();
  expect(kind()).toBe('pin');
});

test('[SH555] without the PIN the viewer is back where they pressed Play', async () => {
  const { back, at } = await play({ stored: storedViewer(), answers: guarded });
  await back();
  expect(at()).toBe('/program/12');
});

test('[SH556] who is signed in plays the account’s media, and asks nobody else’s', async () => {
  const { mediaCalls, kind } = await play({ stored: storedViewer() });
  expect([mediaCalls(), kind()]).toEqual([['/account/items/12/videos'], undefined]);
});

const offer = { id: 'o', deliveryType: 'Stream', ownership: 'Subscription', scopes: ['12'] };
const sold: SignInRigOptions = {
  stored: storedViewer(),
  answers: (path) => {
    if (path === '/account/items/12/videos') return { status: 403, body: { message: 'Kræver en adgang' } };
    return path === '/items/12'
      ? { body: { id: '12', type: 'program', title: 'Havgus', offers: [offer], customFields: {} } }
      : undefined;
  },
};

test('[SH559] what is in none of the account’s entitlements is a dialog, over the place where Play was pressed', async () => {
  const { kind, at, choose, watch } = await play(sold);
  expect([kind(), at(), watch.view.get().error]).toEqual(['not-entitled', '/program/12', undefined]);
  await choose('close');
  expect([kind(), at()]).toEqual([undefined, '/program/12']);
});

test.each([
  ['is in them', { ...accountExample, entitlements: [{ scopes: ['12'] }] }],
  ['cannot be looked up', undefined],
])('[SH559] what is refused though it %s is a failure of playing', async (_, account) => {
  const { kind, watch } = await play({
    ...sold,
    answers: (path, request) =>
      path === '/account' ? (account ? { body: account } : { status: 404, body: {} }) : sold.answers?.(path, request),
  });
  expect([kind(), watch.view.get().error]).toEqual([undefined, 'api/refused']);
});

const refused = (body: object): NonNullable<SignInRigOptions['answers']> => {
  return (path) => (path === '/account/items/12/videos' ? { status: 403, body } : undefined);
};

test('[SH1781] what is refused where the set is abroad is blocked there, and no other try is offered', async () => {
  const { kind, watch } = await play({ stored: storedViewer({ isDeviceAbroad: true }), answers: refused({}) });
  expect(watch.view.get()).toMatchObject({ error: 'player/geo-blocked', canRetry: false });
  expect(kind()).toBe('abroad');
});

test('[SH1781] an account that plays on too many devices may try again once it plays on fewer', async () => {
  let isRefused = true;
  const tooMany = refused({ code: 8004 });
  const { kind, watch, pass, ports } = await play({
    stored: storedViewer(),
    answers: (path, request) => (isRefused ? tooMany(path, request) : undefined),
  });
  expect(watch.view.get()).toMatchObject({ error: 'player/too-many-devices', canRetry: true });
  expect(kind()).toBeUndefined();
  isRefused = false;
  watch.retry();
  await pass();
  expect(ports.mediaEngine.calls).toContain('load');
});

test('[SH750] what is above a child’s limit does not play, though the service gives its files', async () => {
  const film = { id: '12', type: 'program', title: 'Havgus', classification: { code: 'DR-Voksen' } };
  const karla = { id: 'p-204', name: 'Karla', segments: ['ultra'] };
  const { watch, ports, mediaCalls } = await play({
    stored: storedViewer({ profile: karla }),
    answers: (path) => (path === '/items/12' ? { body: { ...film, customFields: {} } } : undefined),
  });
  expect([watch.view.get().error, watch.view.get().canRetry, mediaCalls().length]).toEqual(['api/barred', false, 1]);
  expect(ports.mediaEngine.calls).not.toContain('load');
});
