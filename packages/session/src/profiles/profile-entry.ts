import type { Account, ProfileSummary } from '@fjernsyn/contracts';
import { isKidsProfile } from '../kids-profile';
import { type ProfileType, profileTypeOf } from './profile-type';

/** Most profiles that are shown, and that an account has (S5.19, S9.21). */
export const mostProfiles = 19;

/** A profile of the account, as its viewers know it. */
export interface ProfileEntry {
  readonly id: string;
  readonly name: string;
  /** As the service sent it, `#0a7f5c` say; undefined where it sent none. */
  readonly color: string | undefined;
  readonly type: ProfileType;
  readonly segments: readonly string[];
  /** The highest rating that it may see, as `MRAM-07`; undefined where there is no limit. */
  readonly maxRating: string | undefined;
  readonly isKids: boolean;
  readonly isPrimary: boolean;
  /** Whether it is opened by the account's PIN. */
  readonly hasPin: boolean;
}

/** The profiles of an account as they were read at one moment. */
export interface AccountProfiles {
  /** In the service's order, at most nineteen (S5.19). */
  readonly entries: readonly ProfileEntry[];
  /** Whether the account has a PIN. */
  readonly isPinSet: boolean;
}

/** The {@link AccountProfiles} of an account. */
export function toAccountProfiles({ profiles, primaryProfileId, isPinEnabled }: Account): AccountProfiles {
  return {
    entries: profiles.slice(0, mostProfiles).map((profile) => toEntry(profile, primaryProfileId)),
    isPinSet: isPinEnabled,
  };
}

function toEntry(profile: ProfileSummary, primaryProfileId: string | undefined): ProfileEntry {
  const { id, name, color, segments, isPinEnabled, maxRatingContentFilter } = profile;
  return {
    id,
    name,
    color,
    type: profileTypeOf(segments),
    segments,
    maxRating: maxRatingContentFilter?.code,
    isKids: isKidsProfile(segments),
    isPrimary: id === primaryProfileId,
    hasPin: isPinEnabled,
  };
}
