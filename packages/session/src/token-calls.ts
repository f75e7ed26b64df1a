import type { Authorization } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { isAppError } from '@fjernsyn/kernel';
import type { RenewToken } from './token-renewal';
import { servesLike } from './token-scopes';

/** The calls that give a session its tokens. */
export interface TokenCalls {
  readonly renew: RenewToken;
  /** The tokens that anybody is given; some services send those of a fallback user (S6.3). */
  anonymous(): Promise<readonly Token[]>;
}

/** Dependencies of {@link createTokenCalls}. */
export interface TokenCallsDeps {
  readonly authorization: Pick<Authorization, 'anonymous' | 'refresh'>;
  /** The service's name for this kind of device. */
  readonly device: string;
  readonly deviceId: string;
  /** Whether the viewer keeps out of statistics, as new tokens are to say (S6.18). */
  readonly isOptedOut: () => boolean;
}

/** Makes the {@link TokenCalls} on the service. */
export function createTokenCalls({ authorization, device, deviceId, isOptedOut }: TokenCallsDeps): TokenCalls {
  return {
    async renew(token, session) {
      const cookieType = session.isRemembered ? 'Persistent' : 'Session';
      try {
        const fresh = await authorization.refresh({ token: token.value, optOut: isOptedOut(), cookieType });
        const tokens = session.tokens.map((other) => (servesLike(other, token) ? withNews(token, fresh) : other));
        return { type: 'renewed', session: { ...session, tokens } };
      } catch (thrown) {
        if (isAppError(thrown, 'api/rejected') && thrown.facts.status === 400) return { type: 'gone' };
        throw thrown;
      }
    },
    anonymous: () => authorization.anonymous({ device, deviceId, optOut: isOptedOut() }),
  };
}

/** A renewed token: what the service did not say anew stays as it was. */
function withNews(old: Token, fresh: Token): Token {
  const { scope = old.scope, geoLocation = old.geoLocation, isDeviceAbroad = old.isDeviceAbroad } = fresh;
  return { ...old, ...fresh, type: old.type, scope, geoLocation, isDeviceAbroad };
}
