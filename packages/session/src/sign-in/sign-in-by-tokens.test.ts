import type { Account } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
} from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createSession } from '../session';
import type { Grant } from './code-grant';
import { createSignInByTokens } from './sign-in-by-tokens';

const clock = createFakeClock();
const token = (type: string, facts: object = {}) => ({
  value: `secret-${type}`,
  type,
  expiresAt: clock.now() + 7_200_000,
  isRefreshable: true,
  isFallbackToken: false,
  ...facts,
});
const profileOf = (id: string, name: string) => ({
  id,
  name,
  segments: [],
  isPinEnabled: false,
  isPurchaseEnabled: false,
  isMarketingEnabled: false,
  maxRatingContentFilter: { code: 'MRAM-11' },
});
const account: Account = {
  id: 'a-1',
  email: 'eva@example.test',
  firstName: 'Eva',
  isTrackingEnabled: true,
  isPinEnabled: true,
  isMarketingEnabled: false,
  isEmailVerified: true,
  primaryProfileId: 'p-1',
  subscriptionCode: 'Registered',
  segments: ['drtv'],
  profiles: [profileOf('p-1', 'Eva'), profileOf('p-2', 'Mads')],
  entitlements: [],
  subscriptions: [],
};
const { signal } = new AbortController();

function setUp(load: () => Promise<Account> = async () => account) {
  const telemetry = createRecordedTelemetry();
  const store = createFakeKeyValueStore();
  const session = createSession(
    {
      store,
      visitStore: createFakeKeyValueStore(),
      clock,
      telemetry,
      lock: createFakeLock(),
      cookies: createFakeCookies(),
      tokenCalls: () => Promise.reject(),
    },
    { anonymous: { subscription: 'Anonymous', segments: [] } },
  );
  const viewers: unknown[] = [];
  session.viewer.subscribe(() => viewers.push(session.viewer.get().subscription));
  const used: unknown[] = [];
  const accounts = {
    async load() {
      used.push(await session.tokens.tokenFor('account-catalog'), session.state.get().role);
      return load();
    },
  };
  return { session, store, telemetry, viewers, used, accounts };
}

test('[SE223] the account is read with the new tokens, and the viewer changes once', async () => {
  const { session, telemetry, viewers, used, accounts } = setUp();
  await createSignInByTokens({ session, accounts, telemetry, isRemembered: true })([token('UserAccount')], signal);
  expect(used).toEqual(['secret-UserAccount', 'anonymous']);
  expect(viewers).toEqual(['Registered']);
  expect(session.state.get()).toMatchObject({ role: 'signed-in', accountName: 'Eva', profile: undefined });
  expect(telemetry.events).toEqual([{ type: 'signed-in', accountId: 'a-1' }]);
});

test('[SE430] a sign-in says whether the account has more profiles than one', async () => {
  const { session, telemetry, accounts } = setUp();
  await createSignInByTokens({ session, accounts, telemetry, isRemembered: true })([token('UserAccount')], signal);
  expect(session.state.get().hasManyProfiles).toBe(true);
});

test('[SE340] who has no first name is named by nothing, and never by an address', async () => {
  const { session, telemetry, accounts } = setUp(async () => ({ ...account, firstName: undefined }));
  await createSignInByTokens({ session, accounts, telemetry, isRemembered: true })([token('UserAccount')], signal);
  expect(session.state.get()).toMatchObject({ role: 'signed-in', accountName: undefined });
});

test.each([
  [undefined, 'Eva'],
  ['p-2', 'Mads'],
  ['p-9', undefined],
])('[SE224] a profile’s token of %s chooses %s', async (profileId, name) => {
  const { session, telemetry, accounts } = setUp();
  const tokens = [token('UserAccount'), token('UserProfile', { profileId })];
  await createSignInByTokens({ session, accounts, telemetry, isRemembered: true })(tokens, signal);
  expect(session.state.get().profile?.name).toBe(name);
  expect(session.viewer.get().maxRating).toBe(name && 'MRAM-11');
});

test('[SE284] what the identity provider gave for later is kept with the session', async () => {
  const provider = { discoveryUrl: 'https://id.example/.well-known', clientId: 'fjernsyn-tv' };
  const given = { accessToken: 'secret-access', identityToken: 'secret-identity', refreshToken: 'secret-refresh' };
  const keptOf = async (grant: Grant) => {
    const { session, store, telemetry, accounts } = setUp();
    const signIn = createSignInByTokens({ session, accounts, telemetry, isRemembered: true });
    await signIn([token('UserAccount')], signal, grant);
    return JSON.parse(store.values.get('fjernsyn.session') ?? '').identity;
  };
  expect(await keptOf({ type: 'identity', tokens: given, provider })).toEqual({
    ...provider,
    refreshToken: 'secret-refresh',
    identityToken: 'secret-identity',
  });
  expect(await keptOf({ type: 'identity', tokens: { accessToken: 'secret-access' }, provider })).toBeUndefined();
  expect(await keptOf({ type: 'service', tokens: [] })).toBeUndefined();
});

test('[SE223] without the account nobody has signed in, and the tokens serve no call any more', async () => {
  const { session, store, telemetry, viewers, accounts } = setUp(() => Promise.reject(new AppError('api/failed')));
  const signIn = createSignInByTokens({ session, accounts, telemetry, isRemembered: true });
  await expect(signIn([token('UserAccount')], signal)).rejects.toMatchObject({ code: 'api/failed' });
  expect([viewers, store.values.size, telemetry.events]).toEqual([[], 0, []]);
  expect(await session.tokens.tokenFor('account-catalog')).toBeUndefined();
});

test('[SE215] [session-06] whoever cancels while the account is read is not signed in', async () => {
  const cancelled = new AbortController();
  const { session, store, telemetry, accounts } = setUp(async () => {
    cancelled.abort();
    return account;
  });
  const signIn = createSignInByTokens({ session, accounts, telemetry, isRemembered: true });
  await signIn([token('UserAccount')], cancelled.signal);
  expect([session.state.get().role, store.values.size]).toEqual(['anonymous', 0]);
});
