import { AppError } from '@fjernsyn/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredSession } from './stored-session';
import { createTokenCalls } from './token-calls';

const token = (value: string, facts: object = {}) => ({
  value,
  type: 'UserAccount',
  expiresAt: 1,
  scope: 'Catalog',
  isRefreshable: false,
  isFallbackToken: false,
  ...facts,
});
const ofProfile = (value: string, profileId?: string) => token(value, { type: 'UserProfile', profileId });
const identity = {
  discoveryUrl: 'https://id.example/.well-known',
  clientId: 'fjernsyn-tv',
  refreshToken: 'secret-refresh',
  identityToken: 'secret-identity',
};
const settings = token('s', { scope: 'Settings' });
const due = token('old');
const session: StoredSession = {
  tokens: [due, ofProfile('p'), settings],
  isRemembered: true,
  isAnonymous: false,
  accountName: 'Eva',
  account: { id: 'a-1', subscription: 'Registered', segments: [], primaryProfileId: 'p-1' },
  profile: { id: 'p-1', name: 'Eva', segments: [], maxRating: undefined },
  identity,
};
const discovery = {
  deviceAuthorizationUrl: 'https://id.example/device',
  tokenUrl: 'https://id.example/token',
  scopes: [],
};

/** What is asked for and kept, in order. */
let log: unknown[] = [];
let refresh = async (): Promise<unknown> => undefined;
let exchange = async (): Promise<unknown> => undefined;

const calls = createTokenCalls({
  identity: {
    async discover(url) {
      log.push(url);
      return discovery;
    },
    async refreshToken({ clientId }, refreshToken) {
      log.push([clientId, refreshToken]);
      return (await refresh()) as never;
    },
  },
  authorization: {
    anonymous: () => Promise.reject(),
    refresh: () => Promise.reject(),
    async exchange(wish) {
      log.push(wish);
      return (await exchange()) as never;
    },
  },
  device: 'tv_web',
  deviceId: 'set-1',
  isOptedOut: () => true,
});
const renewed = (of: StoredSession = session) =>
  calls.renew(due, of, (kept) => void log.push(`kept ${kept.identity?.refreshToken} ${kept.tokens[0]?.value}`));
const tokensOf = async (of?: StoredSession) => {
  const renewal = await renewed(of);
  return renewal.type === 'renewed' ? renewal.session.tokens.map(({ value, scope }) => `${value} ${scope}`) : renewal;
};
const failing =
  (code: 'http/unreachable' | 'api/failed' | 'api/unauthorized' | 'api/rejected', status?: number) => () =>
    Promise.reject(new AppError(code, { facts: { status } }));

beforeEach(() => {
  log = [];
  refresh = async () => ({
    type: 'tokens',
    tokens: { accessToken: 'secret-access', identityToken: 'secret-identity-2', refreshToken: 'secret-refresh-2' },
  });
  exchange = async () => [
    { ...token('new'), scope: undefined },
    { ...ofProfile('new-p'), scope: undefined },
  ];
});

describe('a token that the service renews no more', () => {
  it('[SE284] is had anew from the provider’s token, which is exchanged', async () => {
    expect(await tokensOf()).toEqual(['new Catalog', 'new-p Catalog', 's Settings']);
    expect(log).toEqual([
      identity.discoveryUrl,
      ['fjernsyn-tv', 'secret-refresh'],
      'kept secret-refresh-2 old',
      {
        accessToken: 'secret-access',
        identityToken: 'secret-identity-2',
        device: 'tv_web',
        optOut: true,
        scopes: ['Catalog', 'Settings'],
        cookieType: 'Persistent',
      },
    ]);
  });

  it('[SE285] keeps the provider’s next token though the exchange has no answer, and signs nobody out', async () => {
    exchange = failing('http/unreachable');
    await expect(renewed()).rejects.toMatchObject({ code: 'http/unreachable' });
    expect(log).toContain('kept secret-refresh-2 old');
  });

  it('[SE285] goes on with the provider’s tokens that it does not give anew', async () => {
    refresh = async () => ({ type: 'tokens', tokens: { accessToken: 'secret-access' } });
    const renewal = await renewed({ ...session, isRemembered: false });
    expect(renewal).toMatchObject({ type: 'renewed', session: { identity } });
    expect(log[3]).toMatchObject({ identityToken: 'secret-identity', cookieType: 'Session' });
  });

  it.each([
    ['invalid_grant', { type: 'gone' }],
    ['invalid_client', { type: 'gone' }],
    ['temporarily_unavailable', 'session/sign-in-refused'],
    ['slow_down', 'session/sign-in-refused'],
  ])('[SE286] [session-13] whose provider says %s: %j', async (error, expected) => {
    refresh = async () => ({ type: 'refused', error });
    expect(await renewed().catch(({ code }) => code)).toEqual(expected);
  });

  it.each([
    [401, { type: 'gone' }],
    [500, { type: 'gone' }],
    [503, 'api/failed'],
    [403, 'api/failed'],
  ])('[SE286] whose exchange is answered by %i: %j', async (status, expected) => {
    exchange = failing('api/failed', status);
    expect(await renewed().catch(({ code }) => code)).toEqual(expected);
  });

  it('[SE286] whose exchange gives no account’s token has no answer', async () => {
    exchange = async () => [ofProfile('new-p')];
    expect(await renewed().catch(({ code }) => code)).toBe('session/sign-in-refused');
  });

  it.each([
    ['p-1', undefined, 'new-p Catalog'],
    ['p-2', undefined, 'p Catalog'],
    ['p-2', 'p-2', 'new-p Catalog'],
    ['p-1', 'p-2', 'p Catalog'],
  ])('[SE287] with %s chosen and a profile’s token of %s leaves %s', async (chosen, given, expected) => {
    exchange = async () => [token('new'), ofProfile('new-p', given)];
    const profile = { id: chosen, name: 'Mads', segments: ['ramasjang'], maxRating: 'MRAM-07' };
    expect(await tokensOf({ ...session, profile })).toEqual(['new Catalog', expected, 's Settings']);
  });

  it('[SE287] of a profile that the exchange gives no token for is gone', async () => {
    const profile = { id: 'p-2', name: 'Mads', segments: [], maxRating: undefined };
    const renewal = await calls.renew(ofProfile('p'), { ...session, profile }, () => undefined);
    expect(renewal).toMatchObject({ type: 'renewed', session: { tokens: [{ value: 'new' }, { value: 's' }] } });
  });
});
