import {
  type DeviceAuthorization,
  type IdentityDiscovery,
  type IdentityTokens,
  type OAuthError,
  parseDeviceAuthorization,
  parseIdentityDiscovery,
  parseIdentityTokens,
  parseOAuthError,
} from '@fjernsyn/contracts';
import type { Call } from '../request/call';
import type { Caller } from '../request/caller';
import type { Query } from '../request/query';
import { toQueryText } from '../request/request-address';

/** What the token endpoint says: tokens, or why there are none. Refusals are answers here: the same word means one thing while waiting and another on a refresh. */
export type IdentityOutcome =
  | { readonly type: 'tokens'; readonly tokens: IdentityTokens }
  | ({ readonly type: 'refused' } & OAuthError);

/** Who asks the identity provider: a public client has no secret. */
export interface IdentityClient {
  readonly discovery: IdentityDiscovery;
  readonly clientId: string;
}

/** The identity provider (S7, RFC 8628): addresses of its own, forms instead of JSON, and never a token of the service. */
export interface Identity {
  discover(discoveryUrl: string, signal?: AbortSignal): Promise<IdentityDiscovery>;
  authorizeDevice(client: IdentityClient, signal?: AbortSignal): Promise<DeviceAuthorization>;
  pollToken(client: IdentityClient, deviceCode: string, signal?: AbortSignal): Promise<IdentityOutcome>;
  refreshToken(client: IdentityClient, refreshToken: string, signal?: AbortSignal): Promise<IdentityOutcome>;
}

/** What a sign-in asks for (S7). */
const signInScope = 'openid tracking roles offline_access';
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** Makes the {@link Identity}. */
export function createIdentity({ perform }: Caller): Identity {
  const ask = (name: string, { discovery, clientId }: IdentityClient, form: Query, signal: AbortSignal | undefined) =>
    perform<IdentityOutcome>(
      {
        ...formCall(name, discovery.tokenUrl, { ...form, client_id: clientId }),
        parse: (answer) => ({ type: 'tokens', tokens: parseIdentityTokens(answer) }),
        parseRefusal: readOAuthRefusal,
      },
      signal,
    );

  return {
    discover: (discoveryUrl, signal) =>
      perform(
        { name: 'identity-discovery', method: 'GET', path: discoveryUrl, common: [], parse: parseIdentityDiscovery },
        signal,
      ),
    authorizeDevice: ({ discovery, clientId }, signal) =>
      perform(
        {
          ...formCall('identity-device', discovery.deviceAuthorizationUrl, { client_id: clientId, scope: signInScope }),
          parse: parseDeviceAuthorization,
        },
        signal,
      ),
    pollToken: (client, deviceCode, signal) =>
      ask('identity-token', client, { grant_type: deviceGrant, device_code: deviceCode }, signal),
    refreshToken: (client, refreshToken, signal) =>
      ask('identity-refresh', client, { grant_type: 'refresh_token', refresh_token: refreshToken }, signal),
  };
}

function formCall(name: string, path: string, form: Query): Omit<Call<unknown>, 'parse' | 'parseRefusal'> {
  return {
    name,
    method: 'POST',
    path,
    common: [],
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: toQueryText(form),
  };
}

function readOAuthRefusal(status: number, body: unknown): IdentityOutcome | undefined {
  const refusal = status >= 400 && status < 500 ? parseOAuthError(body) : undefined;
  return refusal && { type: 'refused', ...refusal };
}
