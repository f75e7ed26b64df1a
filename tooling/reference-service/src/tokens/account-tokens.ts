import type { AccountState, TokenScope } from '../state/service-state';
import type { Guesses } from './guesses';
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

/** What somebody is told who signs in to a locked account. */
export const lockedText = 'Kontoen er spærret. Kontakt os for at få den åbnet.';

/** Whether a PIN that was sent is that of the account; without one any is. Throws `reference-service/too-many-tries`. */
export function isPinOf({ id, pin }: AccountState, sent: unknown, guesses: Guesses): boolean {
  if (pin === '') return true;
  // No PIN at all asks whether one is needed, and is no guess.
  if (typeof sent !== 'string' || sent === '') return false;
  return guessed(guesses, `pin ${id}`, sent === pin);
}

/** Whether a password that was sent is that of the account, if there is one. Throws `reference-service/too-many-tries`. */
export function isPasswordOf(
  account: AccountState | undefined,
  email: string,
  sent: unknown,
  guesses: Guesses,
): boolean {
  return guessed(guesses, `password ${email}`, account !== undefined && account.password === sent);
}

function guessed(guesses: Guesses, subject: string, isRight: boolean): boolean {
  guesses.check(subject);
  if (isRight) guesses.forget(subject);
  else guesses.noteWrong(subject);
  return isRight;
}
