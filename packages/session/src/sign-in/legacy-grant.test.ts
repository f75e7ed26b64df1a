import type { DeviceCodeOutcome } from '@fjernsyn/api';
import { expect, test } from 'vitest';
import { createLegacyGrant } from './legacy-grant';

const { signal } = new AbortController();
const tokens = [{ value: 'secret', type: 'UserAccount', expiresAt: 0, isRefreshable: true, isFallbackToken: false }];

function setUp(outcome: DeviceCodeOutcome, pollIntervalMs?: number) {
  const asked: unknown[] = [];
  const grant = createLegacyGrant({
    authorization: {
      deviceCode: async (device) => {
        asked.push(device);
        return { code: 'ABCDEF', pollIntervalMs };
      },
      byDeviceCode: async (wish) => {
        asked.push(wish);
        return outcome;
      },
    },
    deviceId: 'set-1',
    device: { name: 'Fjernsyn', type: 'tv_web' },
    activationUrl: 'https://tv.example/tv',
    isOptedOut: () => false,
  });
  return { grant, asked };
}

test('[SE222] the older code is asked about after 15 s, then every five, unless the service says otherwise', async () => {
  const usual = { userCode: 'ABCDEF', firstWaitMs: 15_000, intervalMs: 5_000, expiresAt: undefined };
  expect(await setUp({ type: 'pending' }).grant.request(signal)).toMatchObject(usual);
  expect(await setUp({ type: 'pending' }, 8_000).grant.request(signal)).toMatchObject({ intervalMs: 8_000 });
});

test('[SE222] the code and the questions about it carry the set’s own id', async () => {
  const { grant, asked } = setUp({ type: 'pending' });
  expect(await grant.poll(await grant.request(signal), signal)).toEqual({ type: 'pending' });
  expect(asked).toEqual([
    { id: 'set-1', name: 'Fjernsyn', type: 'tv_web' },
    { deviceId: 'set-1', code: 'ABCDEF', optOut: false, scopes: ['Catalog', 'Settings'] },
  ]);
});

test('[SE222] a confirmed code gives the service’s own tokens, and a code that is too old is expired', async () => {
  const { grant } = setUp({ type: 'signed-in', tokens });
  const answer = await grant.poll(await grant.request(signal), signal);
  expect(answer).toEqual({ type: 'confirmed', grant: { type: 'service', tokens } });
  expect(await grant.redeem({ type: 'service', tokens }, signal)).toBe(tokens);
  const old = setUp({ type: 'expired' }).grant;
  expect(await old.poll(await old.request(signal), signal)).toEqual({ type: 'expired' });
});

test('[SE222] tokens of an identity provider are none of the older sign-in’s', async () => {
  const { grant } = setUp({ type: 'pending' });
  await expect(
    grant.redeem(
      { type: 'identity', tokens: { accessToken: 'secret' }, provider: { discoveryUrl: '', clientId: '' } },
      signal,
    ),
  ).rejects.toMatchObject({
    code: 'session/sign-in-refused',
  });
});
