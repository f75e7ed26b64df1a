import type { TokenSource } from '../tokens/token-source';

/** A source that has no token: nobody is signed in. */
export const anonymousTokenSource: TokenSource = {
  tokenFor: () => Promise.resolve(undefined),
  ownerOf: () => undefined,
  refreshed: () => Promise.resolve(undefined),
};
