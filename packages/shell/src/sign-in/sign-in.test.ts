import { deviceAuthorizationExample } from '@fjernsyn/contracts/examples';
import { fakeNow } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { createSignInRig, type SignInRig, type SignInRigOptions, sentToken } from '../testing/sign-in-rig';

let rig: SignInRig;
afterEach(() => rig.application.stop());
const application = () => rig.application;

/** An application whose viewer has opened the sign-in. */
const begin = async (options?: SignInRigOptions): Promise<SignInRig> => {
  rig = await createSignInRig(options);
  rig.application.signIn.open();
  await rig.pass();
  return rig;
};

test('[SH543] a code is asked for, shown and confirmed, and success is a prompt of its own', async () => {
  const { visible, onPhone, choose, told, application } = await begin();
  const id = visible()?.id;
  expect(visible()).toMatchObject({
    kind: 'gencode_ok',
    userCode: 'BQRT-7HXK',
    verificationUri: 'https://id.example/tv',
    verificationUriComplete: 'https://id.example/tv?kode=BQRT-7HXK',
    isOffline: false,
    step: 'shown',
    canClose: true,
    hasVideoGuide: false,
  });
  await onPhone('confirm');
  expect(visible()).toMatchObject({ kind: 'signin_suc', accountName: 'Viggo' });
  expect(visible()?.id).not.toBe(id);
  await choose('start-watching');
  expect([visible(), application.session.state.get().role]).toEqual([undefined, 'signed-in']);
  expect(told()).toEqual([
    'modal-shown gencode',
    'modal-closed gencode',
    'modal-shown gencode_ok',
    'signed-in',
    'modal-closed gencode_ok',
    'modal-shown signin_suc',
    'modal-closed signin_suc',
  ]);
});

test('[SH543] a set that is hours off shows how long its code lives by the service’s time', async () => {
  const aheadMs = 2 * 3_600_000;
  const date = 'Thu, 12 Mar 2026 18:00:00 GMT';
  const { visible } = await begin({
    answers: (path) => (path === '/device' ? { body: deviceAuthorizationExample, headers: { date } } : undefined),
  });
  expect(application().serviceClock.now()).toBe(fakeNow - aheadMs);
  expect(visible()).toMatchObject({ kind: 'gencode_ok', expiresAt: fakeNow - aheadMs + 900_000 });
});

test('[SH543] a code that was refused, or is too old, is one screen with it, and renewed there', async () => {
  const { visible, onPhone, choose, told } = await begin();
  const id = visible()?.id;
  await onPhone('access_denied');
  expect(visible()).toMatchObject({ id, kind: 'action_request', canClose: true });
  await choose('renew');
  expect(visible()).toMatchObject({ id, kind: 'gencode_ok' });
  await onPhone('expired_token');
  expect(visible()).toMatchObject({ id, kind: 'code_expired' });
  await choose('renew');
  expect(visible()).toMatchObject({ id, kind: 'gencode_ok' });
  const shown = [
    'gencode',
    'gencode_ok',
    'action_request',
    'gencode',
    'gencode_ok',
    'code_expired',
    'gencode',
    'gencode_ok',
  ];
  expect(told().filter((event) => event.startsWith('modal-shown'))).toEqual(shown.map((each) => `modal-shown ${each}`));
});

test('[SH543] a code stays while what was confirmed is made a session', async () => {
  const answers: SignInRigOptions['answers'] = (path) =>
    path === '/authorization/exchange' ? { body: new Promise(() => undefined) } : undefined;
  const { visible, onPhone } = await begin({ answers });
  await onPhone('confirm');
  expect(visible()).toMatchObject({ kind: 'gencode_ok', userCode: 'BQRT-7HXK', step: 'finishing' });
});

test('[SH544] the provider that the configuration names is asked for the code', async () => {
  const { asked } = await begin();
  expect(asked()).toContain('/device');
  expect(asked()).not.toContain('/authorization/device/code');
});

test('[SH544] without one the service itself is, with the set’s name and the configured address', async () => {
  const { asked, visible, ports } = await begin({
    customFields: { identityDiscoveryUrl: undefined, deviceActivationUrl: 'https://service.example/tv' },
    answers: (path) => (path === '/authorization/device/code' ? { body: { code: 'H7T3KM' } } : undefined),
  });
  expect(asked()).not.toContain('/device');
  expect(visible()).toMatchObject({
    kind: 'gencode_ok',
    userCode: 'H7T3KM',
    verificationUri: 'https://service.example/tv',
    expiresAt: undefined,
  });
  const sent = ports.http.requests.find(({ url }) => url.includes('/authorization/device/code'))?.body;
  expect(JSON.parse(String(sent))).toEqual({
    id: application().support.deviceId(),
    name: ports.device.model,
    type: ports.device.serviceDevice,
  });
});

test('[SH545] a code that cannot be had says why, and retry asks again', async () => {
  let isDown = true;
  const { visible, choose } = await begin({
    answers: (path) => (path === '/device' && isDown ? { status: 400, body: {} } : undefined),
  });
  expect(visible()).toMatchObject({ kind: 'gencode', failure: 'api/rejected' });
  isDown = false;
  await choose('retry');
  expect(visible()).toMatchObject({ kind: 'gencode_ok' });
});

test('[SH545] a confirmed code that the service refuses is not tried again: retry asks for another', async () => {
  let isRefused = true;
  const { visible, onPhone, choose } = await begin({
    answers: (path) => (path === '/authorization/exchange' && isRefused ? { status: 400, body: {} } : undefined),
  });
  await onPhone('confirm');
  expect(visible()).toMatchObject({ kind: 'gencode', failure: 'api/rejected' });
  isRefused = false;
  await choose('retry');
  expect(visible()).toMatchObject({ kind: 'gencode_ok', step: 'shown' });
});

test.each(['Back', 'close'])(
  '[SH545] %s leaves, no question is asked any more, and nobody is signed in',
  async (way) => {
    const { pass, choose, back, onPhone, visible, asked } = await begin();
    await (way === 'Back' ? back() : choose('close'));
    expect(visible()).toBeUndefined();
    const count = asked().length;
    await onPhone('confirm');
    await pass(60_000);
    expect([
      asked()
        .slice(count)
        .filter((path) => path === '/token'),
      application().session.state.get().role,
    ]).toEqual([[], 'anonymous']);
  },
);

test('[SH545] [SH640] help shows over the code, which is still asked about behind it', async () => {
  const help = { type: 'TextEntry', template: 'X', id: 'h', title: '', text: '<p>Hjælp</p>', customFields: {} };
  const { kind, choose, back, onPhone } = await begin({
    answers: (path, { url }) =>
      path === '/page' && url.includes('hjaelp')
        ? { body: { id: '2', path: '/hjaelp', template: 'Help Page', title: 'Hjælp', entries: [help] } }
        : undefined,
  });
  await choose('help');
  expect(kind()).toBe('help_page_modal');
  await back();
  expect(kind()).toBe('gencode_ok');
  await choose('help');
  await onPhone('confirm');
  expect(kind()).toBe('signin_suc');
  await choose('start-watching');
  expect(kind(), '[SH640] it goes with the sign-in').toBeUndefined();
});

const guide: SignInRigOptions = { customFields: { helpVideoGuideId: '12' } };

test('[SH546] a film that shows how plays from the code, which stands there again when it is left', async () => {
  const { visible, kind, choose, back, at, signIn } = await begin(guide);
  expect(visible()).toMatchObject({ kind: 'gencode_ok', hasVideoGuide: true });
  await choose('watch-video-guide');
  expect([kind(), at()]).toEqual([undefined, '/se/_12']);
  await back();
  expect([kind(), at()]).toEqual(['gencode_ok', '/']);
  await signIn();
  expect(application().session.state.get().role).toBe('signed-in');
});

test('[SH546] a code that is confirmed meanwhile has signed in when the film is left', async () => {
  const { kind, choose, back, onPhone } = await begin(guide);
  await choose('watch-video-guide');
  await onPhone('confirm');
  expect(kind()).toBeUndefined();
  await back();
  expect(kind()).toBe('signin_suc');
});

test('[SH546] a film that is not there is not offered', async () => {
  expect((await begin({ customFields: { helpVideoGuideId: '13' } })).visible()).toMatchObject({ hasVideoGuide: false });
});

test('[SH547] a sign-in in another tab takes the code away', async () => {
  const { ports, visible, pass, asked } = await begin();
  const { value, type } = sentToken('UserAccount');
  const token = { value, type, expiresAt: 9e15, isRefreshable: true, isFallbackToken: false };
  ports.store.writeElsewhere('fjernsyn.session', JSON.stringify({ tokens: [token], isRemembered: true }));
  await pass();
  expect([visible(), application().session.state.get().role]).toEqual([undefined, 'signed-in']);
  const count = asked().filter((path) => path === '/token').length;
  await pass(60_000);
  expect(asked().filter((path) => path === '/token')).toHaveLength(count);
});

test('[SH557] whoever opens it twice sees it once, and who is signed in sees nothing', async () => {
  const { visible, pass, signIn } = await begin();
  const id = visible()?.id;
  application().signIn.open();
  await pass();
  expect(visible()?.id).toBe(id);
  await signIn();
  application().signIn.open();
  await pass();
  expect(visible()).toBeUndefined();
});

test('[SH558] no code, no address of it and no token is told, logged or part of an address', async () => {
  const { ports, signIn } = await begin();
  await signIn();
  const events = JSON.stringify(ports.telemetry.events);
  const urls = ports.http.requests.map(({ url }) => url).join(' ');
  for (const secret of [
    'BQRT-7HXK',
    'example-device-code',
    'id.example/tv',
    'example-access-token',
    'secret-UserAccount',
  ])
    expect([secret, events.includes(secret), urls.includes(secret)]).toEqual([secret, false, false]);
});
