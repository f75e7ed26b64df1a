import type { TokenScope, TokenSource } from './token-source';

/** Renews refused tokens, each once however many calls were refused with it. */
export interface TokenRenewal {
  /** The token to try again with; undefined where there is none, or where renewing failed. Never rejects. */
  after(refusedToken: string, scope: TokenScope): Promise<string | undefined>;
}

/** Makes a {@link TokenRenewal}. */
export function createTokenRenewal(tokens: TokenSource): TokenRenewal {
  const inFlight = new Map<string, Promise<string | undefined>>();
  const lostTokens = new Set<string>();

  const renew = async (refusedToken: string): Promise<string | undefined> => {
    try {
      const renewed = await tokens.refreshed(refusedToken);
      // Told once: whoever is refused with the same token later need not ask again.
      if (renewed === undefined) lostTokens.add(refusedToken);
      return renewed;
    } catch {
      return undefined;
    } finally {
      inFlight.delete(refusedToken);
    }
  };

  return {
    async after(refusedToken, scope) {
      const current = await tokens.tokenFor(scope);
      // Somebody else's refusal has renewed it already, or there is nobody any more.
      if (current !== refusedToken) return current;
      if (lostTokens.has(refusedToken)) return undefined;
      const flight = inFlight.get(refusedToken) ?? renew(refusedToken);
      inFlight.set(refusedToken, flight);
      return flight;
    },
  };
}
