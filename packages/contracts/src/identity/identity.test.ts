import { expect, test } from 'vitest';
import {
  deviceAuthorizationExample,
  deviceCodeExample,
  identityDiscoveryExample,
  identityTokensExample,
  oAuthErrorExample,
} from '../examples/index';
import { serviceCodes } from '../service/service-codes';
import { parseDeviceAuthorization } from './device-authorization';
import { parseDeviceCode } from './device-code';
import { parseIdentityDiscovery } from './discovery';
import { parseIdentityTokens } from './identity-tokens';
import { parseOAuthError } from './oauth-error';

test('[CT75] reads where the device grant is to be had, and refuses a provider without it', () => {
  expect(parseIdentityDiscovery(identityDiscoveryExample)).toEqual({
    deviceAuthorizationUrl: 'https://id.example/device',
    tokenUrl: 'https://id.example/token',
    issuer: 'https://id.example',
    scopes: ['openid', 'roles', 'tracking', 'offline_access'],
  });
  const { device_authorization_endpoint: _none, ...without } = identityDiscoveryExample;
  for (const none of [without, { ...identityDiscoveryExample, token_endpoint: 'javascript:alert(1)' }, null])
    expect(() => parseIdentityDiscovery(none)).toThrow(expect.objectContaining({ code: 'contracts/malformed-answer' }));
});

test('[CT76] reads a device authorization; an interval that is missing or senseless is 5 s', () => {
  expect(parseDeviceAuthorization(deviceAuthorizationExample)).toEqual({
    deviceCode: 'example-device-code',
    userCode: 'BQRT-7HXK',
    verificationUri: 'https://id.example/tv',
    verificationUriComplete: 'https://id.example/tv?kode=BQRT-7HXK',
    expiresInSeconds: 900,
    intervalSeconds: 5,
  });
  for (const interval of [undefined, 0, -3, 'often', null])
    expect(parseDeviceAuthorization({ ...deviceAuthorizationExample, interval }).intervalSeconds).toBe(5);
  expect(parseDeviceAuthorization({ ...deviceAuthorizationExample, interval: '12' }).intervalSeconds).toBe(12);
  expect(() => parseDeviceAuthorization({ ...deviceAuthorizationExample, user_code: '' })).toThrow();
});

test('[CT77] reads the tokens of the identity provider, also without a refresh token', () => {
  expect(parseIdentityTokens(identityTokensExample)).toEqual({
    accessToken: 'example-access-token',
    identityToken: 'example-identity-token',
    refreshToken: 'example-refresh-token',
    expiresInSeconds: 3600,
  });
  expect(parseIdentityTokens({ access_token: 'a', token_type: 'bearer' })).toMatchObject({ refreshToken: undefined });
  expect(() => parseIdentityTokens({ id_token: 'a' })).toThrow(
    expect.objectContaining({ facts: { what: 'identity tokens' } }),
  );
});

test('[CT77] reads why there are no tokens', () => {
  expect(parseOAuthError(oAuthErrorExample)).toEqual({ error: 'access_denied', description: 'Afvist på telefonen' });
  expect([{ error: 'slow_down' }, { error: '' }, { code: 1 }, '<html>', null].map(parseOAuthError)).toEqual([
    { error: 'slow_down', description: undefined },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[CT78] reads the code of the older device sign-in, and names what its refusals mean', () => {
  expect(parseDeviceCode(deviceCodeExample)).toEqual({ code: 'H7T3KM', pollIntervalMs: undefined });
  expect(parseDeviceCode({ code: 12, interval: 7 })).toEqual({ code: '12', pollIntervalMs: 7_000 });
  expect(() => parseDeviceCode({})).toThrow(expect.objectContaining({ facts: { what: 'device code' } }));
  expect([serviceCodes.deviceCodePending, serviceCodes.deviceCodeExpired]).toEqual([1, 2]);
});
