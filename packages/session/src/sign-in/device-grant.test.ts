import type { IdentityOutcome } from '@fjernsyn/api';
import { parseDeviceAuthorization } from '@fjernsyn/contracts';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import type { SignInCode } from './code-grant';
import { createDeviceGrant } from './device-grant';

const clock = createFakeClock();
const discovery = {
  deviceAuthorizationUrl: 'https://id.example/device',
  tokenUrl: 'https://id.example/token',
  scopes: [],
};
const tokens = { accessToken: 'secret-access', identityToken: 'secret-identity' };
const { signal } = new AbortController();

const authorization = {
  device_code: 'secret-device',
  user_code: 'WDJB-MJHT',
  verification_uri: 'https://id.example/tv',
  verification_uri_complete: 'https://id.example/tv?user_code=WDJB-MJHT',
  expires_in: 600,
};

function setUp(outcome: IdentityOutcome = { type: 'tokens', tokens }, facts: object = { interval: 5 }) {
  const asked: unknown[] = [];
  const grant = createDeviceGrant({
    identity: {
      discover: async (url) => {
        asked.push(url);
        return discovery;
      },
      authorizeDevice: async (client) => {
        asked.push(client.clientId);
        return parseDeviceAuthorization({ ...authorization, ...facts });
      },
      pollToken: async (_, deviceCode) => {
        asked.push(deviceCode);
        return outcome;
      },
    },
    authorization: {
      exchange: async (wish) => {
        asked.push(wish);
        return [];
      },
    },
    clock,
    provider: { discoveryUrl: 'https://id.example/.well-known', clientId: 'fjernsyn-tv' },
    device: 'tv_web',
    isOptedOut: () => true,
  });
  return { grant, asked };
}

test.each(['invalid_request', 'invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'])(
  '[SE630] the provider’s final word %s is a refusal',
  async (error) => {
    const { grant } = setUp({ type: 'refused', error });
    expect(await grant.poll(await grant.request(signal), signal)).toEqual({ type: 'refused', error });
  },
);

test('[SE220] the provider is looked up once, and asked for a code as the public client', async () => {
  const { grant, asked } = setUp();
  const code = await grant.request(signal);
  await grant.request(signal);
  expect(asked).toEqual(['https://id.example/.well-known', 'fjernsyn-tv', 'fjernsyn-tv']);
  expect(code).toEqual({
    userCode: 'WDJB-MJHT',
    verificationUri: 'https://id.example/tv',
    verificationUriComplete: 'https://id.example/tv?user_code=WDJB-MJHT',
    expiresAt: clock.now() + 600_000,
    firstWaitMs: 5_000,
    intervalMs: 5_000,
    secret: 'secret-device',
  } satisfies SignInCode);
});

test.each([{}, { interval: 0 }, { interval: -3 }, { interval: null }, { interval: '5' }, { interval: 'soon' }])(
  '[SE282] [session-02] a code with %j is asked about each five seconds',
  async (facts) => {
    const { firstWaitMs, intervalMs } = await setUp(undefined, facts).grant.request(signal);
    expect([firstWaitMs, intervalMs]).toEqual([5_000, 5_000]);
  },
);

test('[SE220] [SE294] [SE409] a confirmed code gives the provider’s tokens, which are exchanged for the service’s', async () => {
  const { grant, asked } = setUp();
  const answer = await grant.poll(await grant.request(signal), signal);
  if (answer.type !== 'confirmed') throw new Error(answer.type);
  const provider = { discoveryUrl: 'https://id.example/.well-known', clientId: 'fjernsyn-tv' };
  expect(answer.grant).toEqual({ type: 'identity', tokens, provider });
  await grant.redeem(answer.grant, signal);
  expect(asked.slice(-2)).toEqual([
    'secret-device',
    {
      accessToken: 'secret-access',
      identityToken: 'secret-identity',
      device: 'tv_web',
      optOut: true,
      scopes: ['Catalog', 'Settings'],
    },
  ]);
});

test.each([
  ['authorization_pending', 'pending'],
  ['invalid_grant', 'pending'],
  ['slow_down', 'slow-down'],
  ['expired_token', 'expired'],
  ['access_denied', 'denied'],
] as const)('[SE221] [session-11] [session-13] while a code is asked about, %s is %s', async (error, type) => {
  const { grant } = setUp({ type: 'refused', error });
  expect(await grant.poll(await grant.request(signal), signal)).toEqual({ type });
});

test('[SE221] a word of the provider that nobody knows is an error that names it', async () => {
  const { grant } = setUp({ type: 'refused', error: 'server_error' });
  await expect(grant.poll(await grant.request(signal), signal)).rejects.toMatchObject({
    code: 'session/sign-in-refused',
    facts: { error: 'server_error' },
  });
});
