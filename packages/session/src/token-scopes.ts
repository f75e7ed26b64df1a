import type { TokenScope } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import type { StoredSession } from './stored-session';

/** The token that serves each scope of calls. */
const scopes: Readonly<Record<TokenScope, { readonly type: Token['type']; readonly scope: string }>> = {
  'account-catalog': { type: 'UserAccount', scope: 'Catalog' },
  'account-settings': { type: 'UserAccount', scope: 'Settings' },
  'account-playback': { type: 'UserAccount', scope: 'Playback' },
  'account-commerce': { type: 'UserAccount', scope: 'Commerce' },
  'profile-catalog': { type: 'UserProfile', scope: 'Catalog' },
};

/** What a token is for. One without a scope was asked for the catalogue, the first scope of every sign-in (S6). */
export function scopeOf({ scope = 'Catalog' }: Token): string {
  return scope;
}

/** Whether two tokens serve the same calls, so that one takes the other's place. */
export function servesLike(one: Token, other: Token): boolean {
  return one.type === other.type && scopeOf(one) === scopeOf(other);
}

/** Whether a token opens guarded playback: it is kept in memory alone (reading "Playback-scope tokens"). */
export function isForPlayback(token: Token): boolean {
  return scopeOf(token) === 'Playback';
}

/** What every sign-in asks tokens for: the catalogue, and the account's settings, profiles among them (S6.12). */
export const signInScopes = ['Catalog', 'Settings'] as const;

/** Whether there is a way to another token in its place: the service's own, or by what the identity provider gave, which is exchanged for those of a sign-in. */
export function isRenewable(token: Token, { identity }: Pick<StoredSession, 'identity'>): boolean {
  return token.isRefreshable || (identity !== undefined && signInScopes.some((scope) => scope === scopeOf(token)));
}

/** The token of a list that serves a scope of calls. */
export function tokenOf(tokens: readonly Token[], wanted: TokenScope): Token | undefined {
  return tokens.find((token) => token.type === scopes[wanted].type && scopeOf(token) === scopes[wanted].scope);
}

/** The scopes of calls that a list of tokens serves. */
export function scopesOf(tokens: readonly Token[]): readonly TokenScope[] {
  return (Object.keys(scopes) as TokenScope[]).filter((wanted) => tokenOf(tokens, wanted) !== undefined);
}

/** Whose tokens a scope takes: a profile's belong to the profile, so that a change of profile alone does not end the account's calls. */
export function ownerOf({ account, accountName, profile }: StoredSession, wanted: TokenScope): string {
  const name = account?.id ?? accountName ?? '';
  return scopes[wanted].type === 'UserProfile' ? `${name}/${profile?.id ?? ''}` : name;
}
