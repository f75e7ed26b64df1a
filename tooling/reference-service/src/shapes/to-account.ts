import { entriesById, seedOf } from '@fjernsyn/reference-catalogue';
import type { AccountState, ProfileState } from '../state/service-state';
import { guardRating, playbackGuardOf } from '../viewer/play-rules';
import { audienceWords, ratingNames } from './audience';
import { sevenDigitDate, wireDate } from './dates';
import type { Wire } from './wire';

/** The account. One whose address nobody has verified has the required fields alone; the guard is a text here, an object in profiles. */
export function toAccount(account: AccountState): Wire {
  const primary = account.profiles.find(({ id }) => id === account.primaryProfileId);
  const required: Wire = {
    id: account.id,
    email: account.email,
    trackingEnabled: primary?.segments.includes('optedin') === true,
    pinEnabled: account.pin !== '',
    marketingEnabled: false,
    primaryProfileId: account.primaryProfileId,
    subscriptionCode: account.subscriptionCode,
    profiles: account.profiles.map(toProfileSummary),
  };
  if (!account.isEmailVerified) return required;
  const createdAt = wireDate(account.createdAt);
  return {
    ...required,
    firstName: account.firstName,
    lastName: account.lastName,
    emailVerified: true,
    ...(account.pin !== '' && { minRatingPlaybackGuard: playbackGuardOf(account) }),
    segments: primary?.segments ?? [],
    usedFreeTrial: false,
    entitlements: account.entitledItemIds.map((itemId) => ({
      deliveryType: 'Stream',
      scopes: [itemId],
      resolution: 'HD-1080',
      ownership: 'Own',
      exclusionRules: [],
      creationDate: createdAt,
      activationDate: createdAt,
      itemId,
      itemType: entriesById.get(itemId)?.type ?? 'program',
    })),
    subscriptions: [
      {
        code: account.subscriptionCode,
        startDate: createdAt,
        isTrialPeriod: false,
        planId: 'plan-0',
        status: account.subscriptionEndedAt === undefined ? 'Active' : 'Expired',
        ...(account.subscriptionEndedAt !== undefined && { endDate: wireDate(account.subscriptionEndedAt) }),
      },
    ],
  };
}

/** A profile with what its viewer did. Records have gaps and dates of any precision, as the real ones do. */
export function toProfile(profile: ProfileState): Wire {
  const lastAt = Math.max(0, ...Object.values(profile.watched).map(({ lastWatchedAt }) => lastWatchedAt));
  return {
    ...toProfileSummary(profile),
    watched: mapOf(profile.watched, (watched, id) => {
      const { isFullyWatched, itemId, ...sent } = toWatched(id, watched);
      const isGap = seedOf(id) % 2 === 0;
      return {
        ...sent,
        ...((isFullyWatched || !isGap) && { isFullyWatched }),
        ...(!(isFullyWatched && isGap) && { itemId }),
      };
    }),
    rated: profile.rated,
    bookmarked: mapOf(profile.bookmarked, anyDate),
    ...(Object.keys(profile.followed).length > 0 && { followed: mapOf(profile.followed, anyDate) }),
    ...(lastAt > 0 && { watchedUpdateTime: anyDate(lastAt, profile.id) }),
  };
}

/** How far an item was watched. */
export function toWatched(itemId: string, watched: ProfileState['watched'][string]) {
  return {
    itemId,
    position: watched.positionSeconds,
    firstWatchedDate: anyDate(watched.firstWatchedAt, itemId),
    lastWatchedDate: sevenDigitDate(watched.lastWatchedAt),
    isFullyWatched: watched.isFullyWatched,
  };
}

function toProfileSummary(profile: ProfileState): Wire {
  const limit = toRatingLimit(profile.maxRating);
  return {
    id: profile.id,
    name: profile.name,
    isActive: true,
    pinEnabled: profile.isPinEnabled,
    purchaseEnabled: limit === undefined,
    marketingEnabled: false,
    segments: profile.segments,
    color: profile.color,
    languageCode: profile.languageCode,
    ...(profile.isPinEnabled && { minRatingPlaybackGuard: { code: guardRating, name: ratingNames[guardRating] } }),
    ...(limit !== undefined && { maxRatingContentFilter: limit }),
  };
}

/** A limit with its name: a class, or a rating. */
function toRatingLimit(code: string | undefined): Wire | undefined {
  const classes = Object.values(audienceWords).map(({ classification }) => classification);
  const ratings = Object.entries(ratingNames).map(([rating, name]) => ({ code: rating, name }));
  return [...classes, ...ratings].find((each) => each.code === code);
}

/** A moment with seven digits of a second, with three, or to the second alone. */
function anyDate(at: number, id: string): string {
  const text = new Date(at).toISOString();
  return [wireDate(at), text, text.replace(/\.\d+Z$/, 'Z')][seedOf(id) % 3] ?? text;
}

function mapOf<From, To>(all: Readonly<Record<string, From>>, change: (each: From, id: string) => To) {
  return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, change(each, id)]));
}
