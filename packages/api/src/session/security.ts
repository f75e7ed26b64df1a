import { AppError } from '@fjernsyn/kernel';
import { securityErrors } from '../errors';
import type { Call } from '../request/call';

/** How a call proves who sends it: a bearer token that the token source keeps, or an api key of the moment (S7). */
export type Security =
  | {
      readonly type: 'oauth2';
      readonly flow: 'password';
      readonly tokenUrl: string;
      readonly scope: Call<unknown>['scope'];
    }
  | { readonly type: 'apiKey'; readonly in: 'header' | 'query'; readonly name: string };

/** The named definitions (S7). The addresses name the grant; tokens come from the calls of `authorization`. */
export const securityDefinitions = {
  account: {
    type: 'oauth2',
    flow: 'password',
    tokenUrl: '/api/account/authorization',
    scope: 'account-catalog',
  },
  profile: {
    type: 'oauth2',
    flow: 'password',
    tokenUrl: '/api/account/profile/authorization',
    scope: 'profile-catalog',
  },
  resetPassword: { type: 'apiKey', in: 'header', name: 'authorization' },
  verifyEmail: { type: 'apiKey', in: 'header', name: 'authorization' },
  base: { type: 'apiKey', in: 'header', name: 'authorization' },
} as const satisfies Readonly<Record<string, Security>>;

/**
 * A call with its security: the scope of its token, or the key where it belongs. Throws `api/invalid-api-key-place` and
 * `api/invalid-security-type`, in the words of S8.
 */
export function secure<Answer>(call: Call<Answer>, security: Security, key = ''): Call<Answer> {
  // A definition may come from configuration: its type is a promise, not a fact.
  const { type }: { readonly type: string } = security;
  if (security.type === 'oauth2') return security.scope === undefined ? call : { ...call, scope: security.scope };
  if (security.type !== 'apiKey')
    throw new AppError(securityErrors.invalidSecurityType, {
      message: 'Security definition type not supported',
      facts: { type },
    });
  const { in: place, name }: { readonly in: string; readonly name: string } = security;
  if (place === 'header') return { ...call, headers: { ...call.headers, [name]: key } };
  if (place === 'query') return { ...call, query: { ...call.query, [name]: key } };
  throw new AppError(securityErrors.invalidApiKeyPlace, {
    message: 'Api key must be in header or query',
    facts: { place },
  });
}
