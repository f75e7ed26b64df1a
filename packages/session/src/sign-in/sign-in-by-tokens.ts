import type { Accounts } from '@fjernsyn/api';
import type { Account, ProfileSummary, Token } from '@fjernsyn/contracts';
import type { Telemetry } from '@fjernsyn/platform';
import type { Session } from '../session';
import type { StoredAccount, StoredIdentity, StoredProfile, StoredSession } from '../stored-session';
import type { Grant } from './code-grant';

/** Dependencies of {@link createSignInByTokens}. */
export interface SignInByTokensDeps {
  readonly session: Pick<Session, 'change' | 'tryTokens'>;
  readonly accounts: Pick<Accounts, 'load'>;
  readonly telemetry: Telemetry;
  /** Whether the session is to outlive the visit. */
  readonly isRemembered: boolean;
}

/**
 * Makes the end of every sign-in: the account is read with the new tokens, and both become the session (S4.22). Rejects with an `AppError`, and
 * then nobody has signed in; so does one who has cancelled.
 */
export function createSignInByTokens({ session, accounts, telemetry, isRemembered }: SignInByTokensDeps) {
  return async (tokens: readonly Token[], signal: AbortSignal, grant?: Grant): Promise<void> => {
    const account = await session.tryTokens(tokens, () => accounts.load(signal));
    if (signal.aborted) return;
    session.change({ ...toSession(tokens, account, isRemembered), identity: grant && identityOf(grant) });
    telemetry.emit({ type: 'signed-in', accountId: account.id });
  };
}

/** The session of an account. Where the service has sent a profile's token with it, that profile is chosen: the primary one, unless it says which. */
export function toSession(tokens: readonly Token[], account: Account, isRemembered: boolean): StoredSession {
  const profileToken = tokens.find(({ type }) => type === 'UserProfile');
  return {
    tokens,
    isRemembered,
    isAnonymous: false,
    // An address is nothing for a living room to read.
    accountName: account.firstName,
    account: toStoredAccount(account),
    profile: profileToken && profileOf(account, profileToken.profileId ?? account.primaryProfileId),
  };
}

/** What the identity provider gave for later; undefined where it was not asked, or gave nothing that can be used again. */
function identityOf(grant: Grant): StoredIdentity | undefined {
  if (grant.type === 'service' || grant.tokens.refreshToken === undefined) return undefined;
  const { refreshToken, identityToken } = grant.tokens;
  return { ...grant.provider, refreshToken, identityToken };
}

function profileOf({ profiles }: Account, id: string | undefined): StoredProfile | undefined {
  const profile = profiles.find((each) => each.id === id);
  return profile && toStoredProfile(profile);
}

/** An account as the session keeps it. */
export function toStoredAccount(account: Account): StoredAccount {
  const { id, subscriptionCode: subscription, segments, primaryProfileId, profiles } = account;
  return { id, subscription, segments, primaryProfileId, profileCount: profiles.length };
}

/** A profile as the session keeps it. */
export function toStoredProfile(profile: ProfileSummary): StoredProfile {
  const { id, name, color, segments, maxRatingContentFilter } = profile;
  return { id, name, color, segments, maxRating: maxRatingContentFilter?.code };
}
