import type { Token } from '@fjernsyn/contracts';

/** What a viewer may do by their tokens. `fallback` counts as signed out for every guard (reading "Fallback-token user"). */
export type SessionRole = 'anonymous' | 'fallback' | 'signed-in';

/** The {@link SessionRole} that follows from tokens. */
export function roleOf(tokens: readonly Token[]): SessionRole {
  const account = tokens.find(({ type }) => type === 'UserAccount');
  if (!account) return 'anonymous';
  return account.isFallbackToken ? 'fallback' : 'signed-in';
}
