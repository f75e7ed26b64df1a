import type { Token } from '@fjernsyn/contracts';

/** The tokens of a sign-in whose account is not read yet. */
export interface TriedTokens {
  /** Undefined while nobody is signing in. */
  current(): readonly Token[] | undefined;
  /** Does `task` with these tokens in place of the session's. */
  during<Result>(tokens: readonly Token[], task: () => Promise<Result>): Promise<Result>;
}

/** Makes the {@link TriedTokens}. */
export function createTriedTokens(): TriedTokens {
  let tried: readonly Token[] | undefined;
  return {
    current: () => tried,
    async during(tokens, task) {
      tried = tokens;
      try {
        return await task();
      } finally {
        // A sign-in that was given up may end after the next one has begun.
        if (tried === tokens) tried = undefined;
      }
    },
  };
}
