import { describe, expect, it } from 'vitest';
import { securityErrors } from '../errors';
import type { Call } from '../request/call';
import { type Security, secure, securityDefinitions } from './security';

const call: Call<unknown> = { name: 'thing', method: 'POST', path: '/thing', common: [], parse: (answer) => answer };

describe('the security of a call', () => {
  it('[AP36] knows the named definitions', () => {
    expect(securityDefinitions).toMatchObject({
      account: { type: 'oauth2', flow: 'password', tokenUrl: '/api/account/authorization' },
      profile: { type: 'oauth2', flow: 'password', tokenUrl: '/api/account/profile/authorization' },
      resetPassword: { type: 'apiKey', in: 'header', name: 'authorization' },
      verifyEmail: { type: 'apiKey', in: 'header', name: 'authorization' },
      base: { type: 'apiKey', in: 'header', name: 'authorization' },
    });
    expect(secure(call, securityDefinitions.account).scope).toBe('account-catalog');
    expect(secure(call, securityDefinitions.profile).scope).toBe('profile-catalog');
  });

  it('[AP33] puts an api key in a header or in the query', () => {
    expect(secure({ ...call, headers: { a: '1' } }, securityDefinitions.base, 'key').headers).toEqual({
      a: '1',
      authorization: 'key',
    });
    const inQuery: Security = { type: 'apiKey', in: 'query', name: 'key' };
    expect(secure({ ...call, query: { page: 1 } }, inQuery, 'k').query).toEqual({ page: 1, key: 'k' });
  });

  it('[AP33] refuses another place and another type, in the words of the specification', () => {
    const cookie = { type: 'apiKey', in: 'cookie', name: 'key' } as unknown as Security;
    expect(() => secure(call, cookie)).toThrow(
      expect.objectContaining({
        code: securityErrors.invalidApiKeyPlace,
        message: 'Api key must be in header or query',
      }),
    );
    const basic = { type: 'basic' } as unknown as Security;
    expect(() => secure(call, basic)).toThrow(
      expect.objectContaining({
        code: securityErrors.invalidSecurityType,
        message: 'Security definition type not supported',
      }),
    );
  });
});
