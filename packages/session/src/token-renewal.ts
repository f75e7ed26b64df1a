import type { Token } from '@fjernsyn/contracts';
import type { Lock } from '@fjernsyn/platform';
import type { StoredSession } from './stored-session';
import { servesLike } from './token-scopes';

/** What became of a token that was to be renewed. */
export type Renewal =
  | { readonly type: 'renewed'; readonly session: StoredSession }
  /** The service no longer knows whose token it was: the session is over (S8). */
  | { readonly type: 'gone' };

/** Stores what has come of a renewal so far, where the session is still there. */
export type KeepSession = (session: StoredSession) => void;

/** Asks for a token in place of an old one. Rejects where the answer does not come; then nothing has changed but what it has kept. */
export type RenewToken = (token: Token, session: StoredSession, keep: KeepSession) => Promise<Renewal>;

/** Dependencies of {@link createTokenRenewal}. */
export interface TokenRenewalDeps {
  readonly lock: Lock;
  readonly renew: RenewToken;
  /** The session as all tabs share it. */
  read(): StoredSession | undefined;
  /** Takes what another tab has stored. */
  adopt(session: StoredSession | undefined): void;
  /** Stores what came of a renewal. */
  change(session: StoredSession): void;
  /** Ends the session, as whoever signs out does. */
  end(): void;
}

const lockName = 'fjernsyn.session';

/**
 * Makes the renewal of tokens: one at a time for any number of calls and tabs, as a token can be renewed once and the second who tries signs
 * everybody out (reading "Refresh"). Resolves with the value of the token to use; undefined where there is none any more.
 */
export function createTokenRenewal(deps: TokenRenewalDeps): (token: Token) => Promise<string | undefined> {
  const inFlight = new Map<string, Promise<string | undefined>>();

  const run = async (token: Token): Promise<string | undefined> => {
    const shared = deps.read();
    const current = shared?.tokens.find((other) => servesLike(other, token));
    if (shared === undefined || current?.value !== token.value) {
      // Another tab has renewed it, or has signed out.
      deps.adopt(shared);
      return current?.value;
    }
    // Whoever signed out or in meanwhile, here or in another tab, is not overruled by a late answer.
    const isStillThere = (): boolean => deps.read()?.tokens.some(({ value }) => value === token.value) === true;
    const renewal = await deps.renew(token, shared, (kept) => isStillThere() && deps.change(kept));
    if (!isStillThere()) return undefined;
    if (renewal.type === 'gone') {
      deps.end();
      return undefined;
    }
    deps.change(renewal.session);
    return renewal.session.tokens.find((other) => servesLike(other, token))?.value;
  };

  return (token) => {
    const { value } = token;
    const known = inFlight.get(value);
    if (known) return known;
    const flight = deps.lock.run(lockName, () => run(token));
    const forget = (): void => void inFlight.delete(value);
    inFlight.set(value, flight);
    void flight.then(forget, forget);
    return flight;
  };
}
