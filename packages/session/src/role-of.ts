import type { StoredSession } from './stored-session';

/** What a viewer may do by their tokens. `fallback` counts as signed out for every guard (reading "Fallback-token user"). */
export type SessionRole = 'anonymous' | 'fallback' | 'signed-in';

/** The {@link SessionRole} of a session; anonymous without one. */
export function roleOf(session: Pick<StoredSession, 'tokens' | 'isAnonymous'> | undefined): SessionRole {
  const account = session?.tokens.find(({ type }) => type === 'UserAccount');
  if (!account) return 'anonymous';
  if (account.isFallbackToken) return 'fallback';
  return session?.isAnonymous === true ? 'anonymous' : 'signed-in';
}
