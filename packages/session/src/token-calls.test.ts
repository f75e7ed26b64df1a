import type { Authorization } from '@fjernsyn/api';
import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import type { StoredSession } from './stored-session';
import { createTokenCalls } from './token-calls';

const account = {
  value: 'secret-a',
  type: 'UserAccount',
  expiresAt: 1,
  scope: 'Settings',
  isRefreshable: true,
  isFallbackToken: false,
  geoLocation: 'dk',
};
const profile = { ...account, value: 'secret-p', type: 'UserProfile', scope: 'Catalog' };
const session: StoredSession = {
  tokens: [account, profile],
  isRemembered: false,
  isAnonymous: false,
  accountName: 'Eva',
  account: undefined,
  profile: undefined,
};

const keep = () => undefined;

function setUp(
  refresh: Authorization['refresh'] = async () => ({ ...profile, value: 'fresh', scope: undefined, expiresAt: 2 }),
) {
  const asked: unknown[] = [];
  const calls = createTokenCalls({
    authorization: {
      anonymous: async (wish) => {
        asked.push(wish);
        return [account];
      },
      refresh: async (wish) => {
        asked.push(wish);
        return refresh(wish);
      },
      exchange: () => Promise.reject(),
    },
    identity: { discover: () => Promise.reject(), refreshToken: () => Promise.reject() },
    device: 'tv_web',
    deviceId: 'set-1',
    isOptedOut: () => true,
  });
  return { calls, asked };
}

test('[SE204] a renewal says which token, the consent, and whether the session is remembered', async () => {
  const { calls, asked } = setUp();
  await calls.renew(profile, session, keep);
  await calls.renew(profile, { ...session, isRemembered: true }, keep);
  expect(asked).toEqual([
    { token: 'secret-p', optOut: true, cookieType: 'Session' },
    { token: 'secret-p', optOut: true, cookieType: 'Persistent' },
  ]);
});

test('[SE204] the tokens of nobody are asked for by the set’s own id and kind', async () => {
  const { calls, asked } = setUp();
  expect(await calls.anonymous()).toEqual([account]);
  expect(asked).toEqual([{ device: 'tv_web', deviceId: 'set-1', optOut: true }]);
});

test('[SE194] a renewed token takes the old one’s place and keeps what the service did not say anew', async () => {
  const renewal = await setUp().calls.renew(profile, session, keep);
  expect(renewal).toMatchObject({ type: 'renewed', session: { tokens: [account, { value: 'fresh', expiresAt: 2 }] } });
  const [, fresh] = renewal.type === 'renewed' ? renewal.session.tokens : [];
  expect(fresh).toMatchObject({ type: 'UserProfile', scope: 'Catalog', geoLocation: 'dk' });
});

test.each([
  ['api/rejected', 400, 'gone'],
  ['api/rejected', 409, undefined],
  ['api/failed', 500, undefined],
  ['http/unreachable', undefined, undefined],
] as const)('[SE199] %s with %s is %s', async (code, status, expected) => {
  const { calls } = setUp(() => Promise.reject(new AppError(code, { facts: { status } })));
  const renewal = await calls.renew(account, session, keep).catch(() => undefined);
  expect(renewal?.type).toBe(expected);
});
