import type { Authorization, Identity, IdentityClient } from '@fjernsyn/api';
import type { OAuthError } from '@fjernsyn/contracts';
import { AppError, durationsMs } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import { sessionErrors } from '../errors';
import { finalWords } from '../final-words';
import type { IdentityProvider } from '../stored-session';
import { signInScopes } from '../token-scopes';
import type { CodeAnswer, CodeGrant } from './code-grant';

/** Dependencies of {@link createDeviceGrant}. */
export interface DeviceGrantDeps {
  readonly identity: Pick<Identity, 'discover' | 'authorizeDevice' | 'pollToken'>;
  readonly authorization: Pick<Authorization, 'exchange'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The provider's discovery document, and the public client that the product is there. */
  readonly provider: IdentityProvider;
  /** The service's name for this kind of device. */
  readonly device: string;
  readonly isOptedOut: () => boolean;
}

/** Makes the device authorization grant of the identity provider the way to sign in (S4.18, RFC 8628). */
export function createDeviceGrant(deps: DeviceGrantDeps): CodeGrant {
  const { identity, authorization, clock, provider, device, isOptedOut } = deps;
  let client: IdentityClient | undefined;

  const discovered = async (signal: AbortSignal): Promise<IdentityClient> => {
    client ??= { discovery: await identity.discover(provider.discoveryUrl, signal), clientId: provider.clientId };
    return client;
  };

  return {
    errorsEndAfterMs: undefined,
    async request(signal) {
      const sent = await identity.authorizeDevice(await discovered(signal), signal);
      const intervalMs = sent.intervalSeconds * durationsMs.second;
      return {
        userCode: sent.userCode,
        verificationUri: sent.verificationUri,
        verificationUriComplete: sent.verificationUriComplete,
        expiresAt: clock.now() + sent.expiresInSeconds * durationsMs.second,
        firstWaitMs: intervalMs,
        intervalMs,
        secret: sent.deviceCode,
      };
    },
    async poll(code, signal) {
      const answer = await identity.pollToken(await discovered(signal), code.secret, signal);
      return answer.type === 'tokens'
        ? { type: 'confirmed', grant: { type: 'identity', tokens: answer.tokens, provider } }
        : toAnswer(answer);
    },
    async redeem(grant, signal) {
      if (grant.type === 'service') return grant.tokens;
      const { accessToken, identityToken = '' } = grant.tokens;
      const wish = { accessToken, identityToken, device, optOut: isOptedOut(), scopes: signInScopes };
      return authorization.exchange(wish, signal);
    },
  };
}

/** `invalid_grant` is pending here, whatever the status; on a refresh it is the end (S4.20, reading "invalid_grant"). */
function toAnswer({ error }: OAuthError): CodeAnswer {
  if (error === 'authorization_pending' || error === 'invalid_grant') return { type: 'pending' };
  if (error === 'slow_down') return { type: 'slow-down' };
  if (error === 'expired_token') return { type: 'expired' };
  if (error === 'access_denied') return { type: 'denied' };
  if (finalWords.includes(error)) return { type: 'refused', error };
  throw new AppError(sessionErrors.signInRefused, { facts: { error } });
}
