import type { TokenSource } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { roleOf } from './role-of';
import type { StoredSession } from './stored-session';
import type { TokenJudge } from './token-judge';
import { createTokenRenewal, type TokenRenewalDeps } from './token-renewal';
import { isRenewable, ownerOf, tokenOf } from './token-scopes';

/** Dependencies of {@link createSessionTokens}. */
export interface SessionTokensDeps extends TokenRenewalDeps {
  readonly judge: TokenJudge;
  /** The session as this application has it. */
  current(): StoredSession | undefined;
  /** The tokens of a sign-in that is not done yet; undefined while there is none. */
  tried(): readonly Token[] | undefined;
}

/** Whose tokens are before their account is read. */
const triedOwner = '?';

/**
 * Makes the tokens of a session for api: each is renewed when it is asked for a minute before its end, or after a refusal (S4.26). Tokens that are
 * tried were given this moment: they go out as they are, and nothing that becomes of them reaches the session.
 */
export function createSessionTokens(deps: SessionTokensDeps): TokenSource {
  const { judge, current, tried, change, end } = deps;
  const renewed = createTokenRenewal(deps);

  /** Lets go of a token; the session ends with the account's last one. */
  const drop = (token: Token, session: StoredSession): void => {
    const tokens = session.tokens.filter((other) => other !== token);
    if (tokens.some(({ type }) => type === 'UserAccount')) change({ ...session, tokens });
    else end();
  };

  return {
    async tokenFor(wanted) {
      const some = tried();
      if (some) return tokenOf(some, wanted)?.value;
      const session = current();
      const token = session && roleOf(session) !== 'anonymous' ? tokenOf(session.tokens, wanted) : undefined;
      if (session === undefined || token === undefined || !judge.isDue(token)) return token?.value;
      if (!isRenewable(token, session)) {
        drop(token, session);
        return undefined;
      }
      if (!judge.mayRenew()) return token.value;
      // Without an answer the old one goes on: the service may know better than the clock, and refuses it where it does not.
      return renewed(token).catch(() => {
        judge.rest();
        return token.value;
      });
    },
    ownerOf(wanted) {
      const session = current();
      return tried() ? triedOwner : session && ownerOf(session, wanted);
    },
    async refreshed(refusedToken) {
      const session = current();
      const token = session?.tokens.find(({ value }) => value === refusedToken);
      return session && token && isRenewable(token, session) ? renewed(token) : undefined;
    },
  };
}
