import type { Authorization } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { isAppError } from '@fjernsyn/kernel';
import { createIdentityRenewal, type IdentityRenewalDeps } from './identity-renewal';
import type { RenewToken } from './token-renewal';
import { servesLike } from './token-scopes';
import { withNews } from './with-news';

/** The calls that give a session its tokens. */
export interface TokenCalls {
  readonly renew: RenewToken;
  /** The tokens that anybody is given; some services send those of a fallback user (S6.3). */
  anonymous(): Promise<readonly Token[]>;
}

/** Dependencies of {@link createTokenCalls}. */
export interface TokenCallsDeps extends IdentityRenewalDeps {
  readonly authorization: Pick<Authorization, 'anonymous' | 'refresh' | 'exchange'>;
  readonly deviceId: string;
  /** Whether the viewer keeps out of statistics, as new tokens are to say (S6.18). */
  readonly isOptedOut: () => boolean;
}

/** Makes the {@link TokenCalls} on the service. */
export function createTokenCalls(deps: TokenCallsDeps): TokenCalls {
  const { authorization, device, deviceId, isOptedOut } = deps;
  const renewByIdentity = createIdentityRenewal(deps);
  return {
    async renew(token, session, keep) {
      if (!token.isRefreshable) return renewByIdentity(token, session, keep);
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
