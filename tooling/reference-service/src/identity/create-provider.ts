/// <reference path="./oidc-provider.d.ts" />
import type { AccountClaims, Configuration, KoaContextWithOIDC, Provider as ProviderType } from 'oidc-provider';
import { Provider } from 'oidc-provider/lib/provider.js';
import { codeRoute, identityPath, olderClientId, signInPath, tvClientId } from './addresses';
import { codeSources } from './code-sources';
import { deviceAnswers } from './device-answers';
import type { IdentityDeps } from './identity';
import { createIdentityAdapter } from './identity-adapter';
import { identityKeys } from './identity-keys';
import { noPageOfTheLibrary, renderError } from './no-page-of-the-library';
import type { PollPace } from './poll-pace';
import { signOutSources } from './sign-out-sources';

/** What the providers of one service share. */
export interface ProviderDeps extends IdentityDeps {
  readonly pace: PollPace;
}

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** Makes the identity provider for clients that reach the service at `origin`, which it names in its answers and tokens. */
export function createProvider(deps: ProviderDeps, origin: string): ProviderType {
  const provider = new Provider(`${origin}${identityPath}`, configurationOf(deps));
  provider.use(noPageOfTheLibrary());
  provider.use(deviceAnswers(deps, origin));
  return provider;
}

function configurationOf(deps: ProviderDeps): Configuration {
  const { store, codes } = deps;
  const keys = identityKeys(store);
  return {
    adapter: createIdentityAdapter(deps),
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies] },
    clients: [publicClient(tvClientId, [deviceGrant, 'refresh_token']), publicClient(olderClientId, [])],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    // Packaged apps call from the origin `null`, development from any.
    clientBasedCORS: () => true,
    responseTypes: [],
    scopes: ['openid', 'tracking', 'roles', 'offline_access'],
    routes: { code_verification: codeRoute, end_session: '/log-ud' },
    features: {
      devInteractions: { enabled: false },
      deviceFlow: { enabled: true, mask: '****-****', deviceInfo: () => ({}), ...codeSources(deps) },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // A set ends its own tokens, and those of nobody else.
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: true, ...signOutSources(store) },
      userinfo: { enabled: false },
    },
    findAccount: (_context, accountId) =>
      store.read().accounts[accountId] && { accountId, claims: (): AccountClaims => ({ sub: accountId }) },
    interactions: { url: () => signInPath },
    loadExistingGrant: grantOfItsOwn,
    rotateRefreshToken: true,
    // A set stays signed in when the phone that confirmed its code signs out.
    expiresWithSession: () => false,
    renderError,
    ttl: {
      AccessToken: hourSeconds,
      DeviceCode: () => codes.read().lifetimeSeconds,
      Grant: 400 * daySeconds,
      IdToken: hourSeconds,
      Interaction: hourSeconds,
      RefreshToken: 60 * daySeconds,
      Session: 14 * daySeconds,
    },
  };
}

function publicClient(clientId: string, grantTypes: readonly string[]) {
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none' as const,
    grant_types: [...grantTypes],
    response_types: [],
    redirect_uris: [],
  };
}

/** Our own sets need no consent beyond the confirmed code; each has its own family of tokens, so that one can end without the others. */
async function grantOfItsOwn({ oidc }: KoaContextWithOIDC) {
  const { account, client, provider, requestParamScopes } = oidc;
  if (account === undefined || client === undefined) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope([...requestParamScopes].join(' '));
  await grant.save();
  return grant;
}
