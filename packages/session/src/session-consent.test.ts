import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
  fakeNow,
  settled,
} from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createConsentRecord } from './consent';
import { createSession } from './session';
import type { TokenCalls } from './token-calls';

const account = {
  value: 'secret-a',
  type: 'UserAccount',
  expiresAt: fakeNow + 3_600_000,
  scope: 'Catalog',
  isRefreshable: true,
  isFallbackToken: false,
};
const signedIn = {
  isRemembered: true,
  isAnonymous: false,
  accountName: 'Eva',
  tokens: [account],
  account: { id: 'a-1', subscription: 'Registered', segments: ['drtv', 'optedout'] },
};

/** A session as the set has kept it; `optOuts` are those that the service was asked for tokens with. */
function setUp(kept?: object) {
  const clock = createFakeClock();
  const store = createFakeKeyValueStore(kept && { 'fjernsyn.session': JSON.stringify(kept) });
  const cookies = createFakeCookies();
  const optOuts: boolean[] = [];
  let isReached = true;
  const give = async (value: string) => {
    optOuts.push(createConsentRecord(store).isOptedOut());
    if (!isReached) throw new Error('unreachable');
    return { ...account, value };
  };
  const calls: TokenCalls = {
    anonymous: async () => [await give('secret-nobody')],
    renew: async (_, session) => ({ type: 'renewed', session: { ...session, tokens: [await give('secret-b')] } }),
  };
  const deps = { store, visitStore: createFakeKeyValueStore(), clock, telemetry: createRecordedTelemetry(), cookies };
  const session = createSession(
    { ...deps, lock: createFakeLock(), tokenCalls: async () => calls },
    { anonymous: { subscription: 'Anonymous', segments: ['drtv', 'optedout'] } },
  );
  const audiences: string[] = [];
  session.viewer.subscribe(() => audiences.push(session.viewer.get().audience));
  const lose = (): void => {
    isReached = false;
  };
  return { session, clock, cookies, optOuts, audiences, lose };
}

const yes = { preferences: true, statistics: true };
const no = { preferences: false, statistics: false };

test.each([
  ['nobody', undefined],
  ['somebody', signedIn],
])('[SE360] the segments of %s follow the answer, each time as one other viewer', async (_, kept) => {
  const { session, audiences } = setUp(kept);
  const segments = () => session.viewer.get().segments;
  await session.setConsent(yes);
  expect([segments(), audiences.length]).toEqual([['drtv'], 1]);
  await session.setConsent(no);
  expect([segments(), audiences.length]).toEqual([['drtv', 'optedout'], 2]);
  await session.setConsent(no);
  expect(audiences).toHaveLength(2);
});

test('[SE360] the kept filters follow it', async () => {
  const { session, cookies } = setUp(signedIn);
  const keptSegments = async () => {
    await vi.dynamicImportSettled();
    await settled();
    return cookies.kept.get('g')?.value;
  };
  await session.setConsent(yes);
  expect(await keptSegments()).toBe('drtv');
  await session.setConsent(no);
  expect(await keptSegments()).toBe('drtv|optedout');
});

test('[SE361] nobody is given tokens with the new answer at once', async () => {
  const { session, optOuts } = setUp();
  await session.setConsent(yes);
  await session.setConsent(no);
  expect(optOuts).toEqual([false, true]);
});

test('[SE361] where there is no answer the consent counts all the same', async () => {
  const { session, optOuts, lose } = setUp();
  lose();
  await session.setConsent(yes);
  expect([optOuts, session.viewer.get().segments, session.state.get().role]).toEqual([[false], ['drtv'], 'anonymous']);
});

test('[SE361] an account’s tokens are left alone, and renewed with the new answer', async () => {
  const { session, clock, optOuts } = setUp(signedIn);
  await session.setConsent(yes);
  expect([optOuts, await session.tokens.tokenFor('account-catalog')]).toEqual([[], 'secret-a']);
  clock.advance(3_600_000);
  expect([await session.tokens.tokenFor('account-catalog'), optOuts]).toEqual(['secret-b', [false]]);
});

test('[SE530] the user’s id is told of whoever is signed in and consents, and of nobody else', async () => {
  const { session } = setUp(signedIn);
  expect(session.userId()).toBeUndefined();
  await session.setConsent(yes);
  expect(session.userId()).toBe('a-1');
  await session.signOut();
  expect(session.userId()).toBeUndefined();
});
