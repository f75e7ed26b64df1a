import type { Accounts } from '@fjernsyn/api';
import type { Account } from '@fjernsyn/contracts';
import type { Session } from '../session';
import { toStoredAccount, toStoredProfile } from '../sign-in/sign-in-by-tokens';
import type { StoredSession } from '../stored-session';
import { type AccountProfiles, toAccountProfiles } from './profile-entry';

/** Dependencies of {@link readProfiles}. */
export interface ReadProfilesDeps {
  readonly accounts: Pick<Accounts, 'load'>;
  readonly session: Pick<Session, 'update'>;
}

/** The profiles of an account, and the account that they are of. */
export interface ReadAccount extends AccountProfiles {
  readonly account: Account;
}

/** Reads the profiles anew, and makes what the session knows of account and profile what the service says. Rejects with an `AppError`. */
export async function readProfiles(
  { accounts, session }: ReadProfilesDeps,
  signal?: AbortSignal,
): Promise<ReadAccount> {
  const account = await accounts.load(signal);
  if (signal?.aborted !== true) session.update((before) => withAccount(before, account));
  return { ...toAccountProfiles(account), account };
}

/**
 * A session with an account as it was read now. Where its profile is gone, the tokens of that are gone too, but what limits it stays: nobody is
 * shown more because a profile was deleted elsewhere. A session of somebody else stays as it is.
 */
export function withAccount(session: StoredSession, account: Account): StoredSession {
  if (session.account?.id !== account.id) return session;
  const { profile: before } = session;
  const profile = account.profiles.find(({ id }) => id === before?.id);
  const isGone = before !== undefined && profile === undefined;
  return {
    ...session,
    account: toStoredAccount(account),
    accountName: account.firstName,
    tokens: isGone ? session.tokens.filter(({ type }) => type !== 'UserProfile') : session.tokens,
    profile: profile ? { ...before, ...toStoredProfile(profile) } : before,
  };
}
