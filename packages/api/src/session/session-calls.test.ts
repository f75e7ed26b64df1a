import { tokensExample } from '@fjernsyn/contracts/examples';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createCallSetting } from '../testing/call-setting';
import type { TokenSource } from '../tokens/token-source';

const discovery = {
  deviceAuthorizationUrl: 'https://id.example/device',
  tokenUrl: 'https://id.example/token',
  scopes: [],
};
const client = { discovery, clientId: 'fjernsyn-tv' };

function createCountingTokens() {
  const refusedTokens: string[] = [];
  const tokens: TokenSource = {
    tokenFor: async (scope) => scope,
    ownerOf: () => 'viewer',
    refreshed: async (refused) => {
      refusedTokens.push(refused);
      return 'fresh';
    },
  };
  return { tokens, refusedTokens };
}

describe('tokens of the service', () => {
  it("[AP52] a refresh refused with 400 rejects, with the service's own code", async () => {
    const { session } = createCallSetting({ status: 400, body: { code: 400, message: 'Too old' } });
    await expect(session.authorization.refresh({ token: 'old' })).rejects.toMatchObject({
      code: 'api/rejected',
      facts: { status: 400, serviceCode: 400 },
    });
  });

  it.each([
    [['Playback'] as const, 'Playback'],
    [undefined, 'Catalog'],
    [['Catalog', 'Settings'] as const, undefined],
  ])('[AP260] tokens asked for with %j, that do not say their scope, have %s', async (scopes, scope) => {
    const { session } = createCallSetting({ body: tokensExample });
    const tokens = await session.authorization.profile({ profileId: 'p-1', pin: '1234', scopes });
    expect(tokens.map((token) => token.scope)).toEqual([scope, scope]);
  });

  it('[AP51] a wrong PIN is refused, and renews nothing', async () => {
    const { tokens, refusedTokens } = createCountingTokens();
    const { session, asked } = createCallSetting({ status: 401, body: { message: 'Forkert PIN' } }, tokens);
    await expect(session.authorization.profile({ profileId: 'p-1', pin: '9999' })).rejects.toMatchObject({
      code: 'api/unauthorized',
    });
    expect([asked().length, refusedTokens]).toEqual([1, []]);
  });

  it.each([500, 401])('[AP50] an exchange refused with %i tells its status, and is not tried again', async (status) => {
    const { session, asked } = createCallSetting({ status });
    const exchange = session.authorization.exchange({ accessToken: 'a', identityToken: 'i', device: 'tv_web' });
    await expect(exchange).rejects.toMatchObject({ facts: { status } });
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['authorization', '/authorization'],
    ['device', '/authorization/device'],
    ['exchange', '/authorization/exchange'],
    ['refresh', '/authorization/refresh'],
    ['profile', '/authorization/profile'],
    ['anonymous', '/authorization/anonymous-sso'],
  ])('[session-18] [AP19] %s refused with 403 code 1 never renews a token', async (kind, path) => {
    const { tokens, refusedTokens } = createCountingTokens();
    const { session, asked } = createCallSetting({ status: 403, body: { code: 1, message: 'No' } }, tokens);
    const { authorization } = session;
    const call = {
      authorization: () => authorization.account({ email: 'a@b.example', password: 'x' }),
      device: () => authorization.byDeviceCode({ deviceId: 'd', code: 'c' }),
      exchange: () => authorization.exchange({ accessToken: 'a', identityToken: 'i', device: 'tv_web' }),
      refresh: () => authorization.refresh({ token: 'old' }),
      profile: () => authorization.profile({ profileId: 'p' }),
      anonymous: () => authorization.anonymous({ deviceId: 'd', device: 'tv_web' }),
    }[kind];
    await expect(call?.()).rejects.toMatchObject({ code: 'api/refused', facts: { serviceCode: 1 } });
    expect(asked().map(({ address }) => address)).toEqual([`https://service.example${path}`]);
    expect(refusedTokens).toEqual([]);
  });

  it('[AP59] secrets travel in bodies alone: in no address, no event and no error', async () => {
    const { session, asked, telemetry } = createCallSetting({ status: 401, body: { message: 'No' } });
    const wishes = [
      session.authorization.profile({ profileId: 'p-1', pin: 'secret-1' }),
      session.authorization.account({ email: 'a@b.example', password: 'secret-2', pin: 'secret-3' }),
      session.authorization.exchange({ accessToken: 'secret-4', identityToken: 'secret-5', device: 'tv_web' }),
      session.authorization.refresh({ token: 'secret-6' }),
      session.accounts.setPin('secret-7'),
      session.accounts.resetPassword('secret-8', 'secret-9'),
      session.identity.refreshToken(client, 'secret-10'),
    ];
    const errors = await Promise.all(wishes.map((wish) => wish.catch((error) => [error.message, error.facts])));
    const told = JSON.stringify([errors, telemetry.events, asked().map(({ address, query }) => [address, query])]);
    expect(told).not.toContain('secret');
    expect(JSON.stringify(asked())).toContain('secret-10');
  });
});

describe('the older device sign-in', () => {
  it.each<[string, FakeAnswer, unknown]>([
    ['pending', { status: 400, body: { code: 1, message: 'Ikke bekræftet' } }, { type: 'pending' }],
    ['too old', { status: 400, body: { code: 2, message: 'Udløbet' } }, { type: 'expired' }],
    ['confirmed', { body: tokensExample }, { type: 'signed-in', tokens: [{ type: 'UserAccount' }, {}] }],
  ])('[AP49] tells that a code is %s', async (_, answer, outcome) => {
    const { session } = createCallSetting(answer);
    expect(await session.authorization.byDeviceCode({ deviceId: 'd', code: 'c' })).toMatchObject(outcome as object);
  });

  it('[AP49] rejects every other refusal', async () => {
    const { session } = createCallSetting({ status: 400, body: { code: 9, message: 'No' } });
    await expect(session.authorization.byDeviceCode({ deviceId: 'd', code: 'c' })).rejects.toMatchObject({
      code: 'api/rejected',
    });
  });
});

describe('the identity provider', () => {
  it.each(['authorization_pending', 'slow_down', 'access_denied', 'expired_token', 'invalid_client', 'other'])(
    '[AP55] gives the refusal %s as an answer',
    async (error) => {
      const { session, telemetry } = createCallSetting({ status: 400, body: { error } });
      expect(await session.identity.pollToken(client, 'dev')).toMatchObject({ type: 'refused', error });
      expect(telemetry.events[1]).toMatchObject({ type: 'call-completed', call: 'identity-token', status: 400 });
    },
  );

  it('[session-13] [AP55] invalid_grant stays apart: polling and refreshing are two calls with an answer each', async () => {
    const body = { error: 'invalid_grant', error_description: 'expired or revoked' };
    const { session, asked, telemetry } = createCallSetting({ status: 400, body });
    expect(await session.identity.pollToken(client, 'dev')).toMatchObject({ type: 'refused', error: 'invalid_grant' });
    expect(await session.identity.refreshToken(client, 'ref')).toMatchObject({
      type: 'refused',
      error: 'invalid_grant',
    });
    expect(telemetry.events.filter(({ type }) => type === 'call-completed')).toMatchObject([
      { call: 'identity-token' },
      { call: 'identity-refresh' },
    ]);
    expect(asked()).toHaveLength(2);
  });

  it.each<[number, FakeAnswer]>([
    [502, { status: 502, body: '<html>', contentType: 'text/html' }],
    [400, { status: 400, body: { code: 1 } }],
  ])('[AP55] rejects a %i that says nothing about tokens', async (status, answer) => {
    const { session } = createCallSetting(answer);
    await expect(session.identity.pollToken(client, 'dev')).rejects.toMatchObject({ facts: { status } });
  });
});
