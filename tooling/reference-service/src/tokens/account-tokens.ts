import type { AccountState, TokenScope } from '../state/service-state';
import type { IssuedToken, TokenBook } from './token-book';

const scopes: readonly string[] = ['Catalog', 'Playback', 'Settings', 'Commerce'] satisfies readonly TokenScope[];

/** The scopes that a body asks for; `Catalog` where it names none we know. */
export function scopesOf(asked: unknown): readonly TokenScope[] {
  const known = Array.isArray(asked) ? asked.filter((each): each is TokenScope => scopes.includes(each)) : [];
  return known.length > 0 ? [...new Set(known)] : ['Catalog'];
}

/** Tokens for an account and its primary profile: a pair a scope, the account's first. */
export function issueAccountTokens(
  tokens: TokenBook,
  { id: accountId, primaryProfileId: profileId }: AccountState,
  asked: readonly TokenScope[],
): readonly IssuedToken[] {
  return asked.flatMap((scope) => [
    tokens.issue({ type: 'UserAccount', accountId, scope }),
    tokens.issue({ type: 'UserProfile', accountId, profileId, scope }),
  ]);
}

/** Whether a PIN that was sent is that of the account; without one any is. */
export function isPinOf({ pin }: AccountState, sent: unknown): boolean {
  return pin === '' || sent === pin;
}
