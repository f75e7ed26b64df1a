import type { TokenSource } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import { roleOf } from './role-of';
import type { StoredSession } from './stored-session';
import type { TokenJudge } from './token-judge';
import { createTokenRenewal, type TokenRenewalDeps } from './token-renewal';
import { ownerOf, tokenOf } from './token-scopes';

/** Dependencies of {@link createSessionTokens}. */
export interface SessionTokensDeps extends TokenRenewalDeps {
  readonly judge: TokenJudge;
  /** The session as this application has it. */
  current(): StoredSession | undefined;
}

/** Makes the tokens of a session for api: each is renewed when it is asked for a minute before its end, or after a refusal (S4.26). */
export function createSessionTokens(deps: SessionTokensDeps): TokenSource {
  const { judge, current, change } = deps;
  const renewed = createTokenRenewal(deps);

  return {
    async tokenFor(wanted) {
      const session = current();
      const token = session && roleOf(session) !== 'anonymous' ? tokenOf(session.tokens, wanted) : undefined;
      if (token === undefined || !judge.isDue(token)) return token?.value;
      if (!token.isRefreshable) {
        change(without(token, session));
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
      return session && ownerOf(session, wanted);
    },
    async refreshed(refusedToken) {
      const token = current()?.tokens.find(({ value }) => value === refusedToken);
      return token?.isRefreshable === true ? renewed(token) : undefined;
    },
  };
}

/** A session without one of its tokens; undefined where that leaves no account. */
function without(token: Token, session: StoredSession | undefined): StoredSession | undefined {
  const tokens = session?.tokens.filter((other) => other !== token) ?? [];
  return session && tokens.some(({ type }) => type === 'UserAccount') ? { ...session, tokens } : undefined;
}
