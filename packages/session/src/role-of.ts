import type { StoredSession } from './stored-session';

/** What a viewer may do by their tokens. `fallback` counts as signed out for every guard (reading "Fallback-token user"). */
export type SessionRole = 'anonymous' | 'fallback' | 'signed-in';

/** How the service's ids of users begin who are nobody (C1.9). */
const nobodyId = /^anonymous/i;

/** The {@link SessionRole} of a session; anonymous without one. */
export function roleOf(session: Pick<StoredSession, 'tokens' | 'isAnonymous' | 'account'> | undefined): SessionRole {
  const account = session?.tokens.find(({ type }) => type === 'UserAccount');
  if (!account) return 'anonymous';
  if (account.isFallbackToken) return 'fallback';
  const isNobody = session?.isAnonymous === true || nobodyId.test(session?.account?.id ?? account.userAccountId ?? '');
  return isNobody ? 'anonymous' : 'signed-in';
}
