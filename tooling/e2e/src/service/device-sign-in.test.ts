import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
} from '@fjernsyn/platform/testing';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { createBrowser } from '@fjernsyn/reference-service/testing';
import {
  type CodeSignIn,
  type CodeView,
  createCodeSignIn,
  createDeviceGrant,
  createLegacyGrant,
  createPinUnlock,
  createSession,
  createSignInByTokens,
  createTokenCalls,
  type Session,
} from '@fjernsyn/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServiceClient, malene, type ServiceClient } from './service-client';

const set = { device: 'tv_web', deviceId: '6f3c1a52-0000-4000-8000-000000000001', isOptedOut: () => true };
let service: ReferenceService;
let clock = createFakeClock(Date.now());
let client: ServiceClient;
let session: Session;
let store = createFakeKeyValueStore();
let telemetry = createRecordedTelemetry();
let flow: CodeSignIn | undefined;

/** A set with the service's calls, as the application makes them. */
function openSet(): void {
  session = createSession(
    {
      store,
      visitStore: createFakeKeyValueStore(),
      clock,
      telemetry,
      lock: createFakeLock(),
      cookies: createFakeCookies(),
      tokenCalls: async () => createTokenCalls({ ...client.session, ...set }),
    },
    { anonymous: { subscription: 'Anonymous', segments: [] } },
  );
  client = createServiceClient(service, session.tokens);
}

const signIn = () =>
  createSignInByTokens({ session, accounts: client.session.accounts, telemetry, isRemembered: true });

async function byDevice(): Promise<CodeSignIn> {
  const { identityDiscoveryUrl, identityClientId } = (await client.api.config.load()).general?.customFields ?? {};
  const provider = { discoveryUrl: String(identityDiscoveryUrl), clientId: String(identityClientId) };
  const grant = createDeviceGrant({ ...client.session, ...set, clock, provider });
  flow = createCodeSignIn({ grant, clock, signIn: signIn() });
  return flow;
}

/** Lets time pass for the set and for the service. */
async function pass(byMs: number): Promise<void> {
  const shiftMs = clock.now() + byMs - Date.now();
  await fetch(`${service.url}/__control/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shiftMs }),
  });
  clock.advance(byMs);
}

const shown = async (signing: CodeSignIn): Promise<Extract<CodeView, { readonly step: 'shown' }>> => {
  await expect.poll(() => signing.getSnapshot().step).toBe('shown');
  const view = signing.getSnapshot();
  if (view.step !== 'shown') throw new Error(view.step);
  return view;
};

/** What a viewer does on a phone with the code of the set. */
async function onPhone(userCode: string, answer: Readonly<Record<string, string>>): Promise<void> {
  const phone = createBrowser();
  const asked = await phone.submit(await phone.open(`${service.url}/tv`), { user_code: userCode });
  const next = await phone.submit(asked, answer);
  if (answer.abort === undefined) await phone.submit(next, { email: malene.email, password: malene.password });
}

beforeEach(async () => {
  service = await startReferenceService();
  clock = createFakeClock(Date.now());
  store = createFakeKeyValueStore();
  telemetry = createRecordedTelemetry();
  openSet();
});
afterEach(async () => {
  flow?.send({ type: 'CANCEL' });
  session.stop();
  await service.close();
});

it('[EE500] a code that is confirmed on a phone signs the set in, and a restart finds it so', async () => {
  const signing = await byDevice();
  const { userCode } = await shown(signing);
  await pass(5_000);
  await onPhone(userCode, { confirm: 'yes' });
  await pass(5_000);
  await expect.poll(() => signing.getSnapshot().step).toBe('signed-in');
  expect(session.state.get()).toMatchObject({ role: 'signed-in', accountName: 'Malene', profile: { name: 'Malene' } });
  expect(telemetry.events).toContainEqual({ type: 'signed-in', accountId: expect.any(String) });
  openSet();
  expect(session.state.get().role).toBe('signed-in');
  expect(await client.viewer.lists.bookmarks({ page: 1 })).toMatchObject({ paging: { page: 1 } });
});

it('[EE501] a code that is refused on the phone asks the viewer to act, and a new one signs in', async () => {
  const signing = await byDevice();
  await onPhone((await shown(signing)).userCode, { abort: 'yes' });
  await pass(5_000);
  await expect.poll(() => signing.getSnapshot().step).toBe('action-required');
  signing.send({ type: 'RENEW' });
  await onPhone((await shown(signing)).userCode, { confirm: 'yes' });
  await pass(5_000);
  await expect.poll(() => signing.getSnapshot().step).toBe('signed-in');
});

it('[SE289] a command that comes too late is no complaint of the library either', async () => {
  const complained = vi.spyOn(console, 'warn');
  const signing = await byDevice();
  for (const type of ['CANCEL', 'CANCEL', 'RENEW'] as const) signing.send({ type });
  expect([signing.getSnapshot(), complained.mock.calls]).toEqual([{ step: 'cancelled' }, []]);
  complained.mockRestore();
});

it('[EE501] the older code signs the set in once it is confirmed', async () => {
  flow = createCodeSignIn({
    grant: createLegacyGrant({
      ...client.session,
      ...set,
      device: { name: 'Stue', type: 'tv_web' },
      activationUrl: undefined,
    }),
    clock,
    signIn: signIn(),
  });
  const { userCode } = await shown(flow);
  await pass(15_000);
  await onPhone(userCode, { confirm: 'yes' });
  await pass(5_000);
  await expect.poll(() => flow?.getSnapshot().step).toBe('signed-in');
});

it('[EE502] the right PIN opens guarded playback for this visit, a wrong one says so', async () => {
  const signing = await byDevice();
  await onPhone((await shown(signing)).userCode, { confirm: 'yes' });
  await pass(5_000);
  await expect.poll(() => signing.getSnapshot().step).toBe('signed-in');
  const unlock = createPinUnlock({ ...client.session, session, profileId: session.state.get().profile?.id ?? '' });
  unlock.send({ type: 'SUBMIT', value: { pin: '9999' } });
  await expect.poll(() => unlock.getSnapshot().error).toBe('api/unauthorized');
  unlock.send({ type: 'SUBMIT', value: { pin: malene.pin } });
  await expect.poll(() => unlock.getSnapshot().step).toBe('done');
  expect(session.state.get().scopes).toContain('account-playback');
  openSet();
  expect(session.state.get().scopes).not.toContain('account-playback');
});
