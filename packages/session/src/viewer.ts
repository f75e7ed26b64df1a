import type { Token } from '@fjernsyn/contracts';
import { isKidsProfile } from './kids-profile';
import { type ContentLimit, contentLimitOf } from './profiles/content-limit';
import { roleOf } from './role-of';
import type { StoredAccount, StoredProfile, StoredSession } from './stored-session';

/** The viewer as far as the service's answers depend on them. It holds no token, name, PIN or e-mail address. */
export interface Viewer {
  /** A text that tells audiences apart: part of the key of everything that is cached. Account and profile stand in it as a hash. */
  readonly audience: string;
  /** The subscription code, as `Anonymous` (C7 `sub`). */
  readonly subscription: string;
  /** The audience segments (C7 `segments`). */
  readonly segments: readonly string[];
  /** The highest rating that the viewer may see, as `MRAM-07` (C7 `max_rating`); undefined where there is no limit. */
  readonly maxRating: string | undefined;
  /** What they are shown at most, by both; undefined for whom nothing is limited. */
  readonly limit: ContentLimit | undefined;
  /** Access services that the viewer needs, as `SpokenSubtitles` (C7 `accessibility`); none where nothing is said. */
  readonly accessServices: readonly string[];
  /** Where the set is, as the account's tokens say (C7 `geoLocation`); of nobody, where a start found it to be abroad. */
  readonly geoLocation: string | undefined;
  /** Whether that is abroad (C7 `isDeviceAbroad`); undefined where no token says so or not. */
  readonly isDeviceAbroad: boolean | undefined;
  /** Whether somebody is signed in; a fallback token counts as signed out. */
  readonly hasAccount: boolean;
  /** Whether a profile was chosen and has a token, so that its own lists can be shown. */
  readonly hasProfile: boolean;
}

/** Where a set is. */
export type Place = Pick<Token, 'geoLocation' | 'isDeviceAbroad'>;

/** The values of a viewer whom the service does not know. */
export type AnonymousViewer = Pick<Viewer, 'subscription' | 'segments'> & Partial<Pick<Viewer, 'maxRating'>> & Place;

/**
 * The {@link Viewer} of a session, and of nobody without one. The profile's segments go before the account's, those before the anonymous ones.
 * A profile whose token is over still limits what is shown.
 */
export function toViewer(session: StoredSession | undefined, nobody: AnonymousViewer, isOptedOut = true): Viewer {
  const hasAccount = roleOf(session) === 'signed-in';
  const hasProfileToken = session?.tokens.some(({ type }) => type === 'UserProfile') === true;
  const account = hasAccount ? session?.account : undefined;
  const profile = hasAccount ? session?.profile : undefined;
  const subscription = account?.subscription ?? nobody.subscription;
  const own = ownSegmentsOf(account, profile, nobody);
  const segments = withGroups(own, account).filter((one) => isOptedOut || one !== 'optedout');
  const maxRating = hasAccount ? profile?.maxRating : nobody.maxRating;
  const accessServices = profile?.accessServices ?? [];
  const { geoLocation, isDeviceAbroad } = hasAccount ? placeOf(session?.tokens ?? []) : nobody;
  const who = hasAccount ? hashOf(`${account?.id ?? ''}/${profile?.id ?? ''}`) : 'anonymous';
  return {
    audience: [who, subscription, maxRating, segments, accessServices, geoLocation, isDeviceAbroad].join(' '),
    subscription,
    segments,
    maxRating,
    limit: contentLimitOf(own, maxRating),
    accessServices,
    geoLocation,
    isDeviceAbroad,
    hasAccount,
    hasProfile: profile !== undefined && hasProfileToken,
  };
}

function ownSegmentsOf(
  account: StoredAccount | undefined,
  profile: StoredProfile | undefined,
  nobody: AnonymousViewer,
): readonly string[] {
  return [profile?.segments, account?.segments].find((some) => some && some.length > 0) ?? nobody.segments;
}

/** Audience groups of an account (C9 `mt_`) go along with the segments of its profiles, but for a child. */
function withGroups(own: readonly string[], account: StoredAccount | undefined): readonly string[] {
  if (account === undefined || isKidsProfile(own)) return own;
  return own.concat(account.segments.filter((one) => one.startsWith('mt_') && !own.includes(one)));
}

/** Where the set is by tokens: one that says abroad goes before the others (S3.10). */
export function placeOf(tokens: readonly Token[]): Place {
  const abroad = tokens.find(({ isDeviceAbroad }) => isDeviceAbroad === true);
  const told = tokens.find(({ geoLocation, isDeviceAbroad }) => (geoLocation ?? isDeviceAbroad) !== undefined);
  return abroad ?? told ?? {};
}

/** A short hash of a text (FNV-1a, 32 bits): it tells texts apart and cannot be read back. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
