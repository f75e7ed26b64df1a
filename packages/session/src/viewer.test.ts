import { expect, test } from 'vitest';
import type { StoredSession } from './stored-session';
import { toViewer } from './viewer';

const anonymous = { subscription: 'Anonymous', segments: ['drtv', 'optedout'] };
const token = (type: string) => ({
  value: `secret-${type}`,
  type,
  expiresAt: 1,
  isRefreshable: true,
  isFallbackToken: false,
});

const signedIn: StoredSession = {
  tokens: [token('UserAccount')],
  isRemembered: true,
  isAnonymous: false,
  accountName: 'malene@example.test',
  account: { id: 'a-51f0', subscription: 'Registered', segments: ['drtv', 'optedin'] },
  profile: undefined,
};
const withProfile: StoredSession = {
  ...signedIn,
  tokens: [token('UserAccount'), token('UserProfile')],
  profile: { id: 'p-7d12', name: 'Lillesøster', segments: ['ramasjang'], maxRating: 'DR-Ramasjang' },
};
const audienceOf = (session: StoredSession | undefined): string => toViewer(session, anonymous).audience;

test('[SE13] nobody is told of by the configured values', () => {
  expect(toViewer(undefined, anonymous)).toMatchObject({
    subscription: 'Anonymous',
    segments: ['drtv', 'optedout'],
    maxRating: undefined,
    hasAccount: false,
    hasProfile: false,
  });
});

test('[SE13] an account brings its subscription and segments, a profile its segments and its rating limit', () => {
  expect(toViewer(signedIn, anonymous)).toMatchObject({
    subscription: 'Registered',
    segments: ['drtv', 'optedin'],
    hasAccount: true,
    hasProfile: false,
  });
  expect(toViewer(withProfile, anonymous)).toMatchObject({
    subscription: 'Registered',
    segments: ['ramasjang'],
    maxRating: 'DR-Ramasjang',
    hasProfile: true,
  });
});

test('[SE13] a kept session that names no account asks with the anonymous values', () => {
  expect(toViewer({ ...signedIn, account: undefined }, anonymous)).toMatchObject({
    subscription: 'Anonymous',
    segments: ['drtv', 'optedout'],
    hasAccount: true,
  });
});

test('[SE13] a fallback token brings nothing', () => {
  const fallback = { ...withProfile, tokens: withProfile.tokens.map((one) => ({ ...one, isFallbackToken: true })) };
  expect(toViewer(fallback, anonymous)).toEqual(toViewer(undefined, anonymous));
});

test('[SE300] a profile whose token is over limits what is shown as before, and has no lists of its own', () => {
  const { hasProfile, ...shown } = toViewer({ ...withProfile, tokens: signedIn.tokens }, anonymous);
  expect({ ...shown, hasProfile: true }).toEqual(toViewer(withProfile, anonymous));
  expect(hasProfile).toBe(false);
});

test('[SE301] audience groups of the account go along with the segments of a grown-up’s profile, and of no child’s', () => {
  const { account, profile } = withProfile;
  if (!account || !profile) throw new Error('no profile');
  const grouped = { ...withProfile, account: { ...account, segments: ['drtv', 'mt_a', 'mt_b'] } };
  const segmentsWith = (segments: readonly string[]) =>
    toViewer({ ...grouped, profile: { ...profile, segments } }, anonymous).segments;
  expect(segmentsWith(['drtv', 'mt_b'])).toEqual(['drtv', 'mt_b', 'mt_a']);
  expect(segmentsWith(['ramasjang'])).toEqual(['ramasjang']);
  expect(segmentsWith([])).toEqual(['drtv', 'mt_a', 'mt_b']);
});

test('[SE302] the segment `optedout` goes along only while consent is missing', () => {
  const { account } = withProfile;
  const optedOut = account && { ...signedIn, account: { ...account, segments: ['drtv', 'optedout'] } };
  for (const session of [undefined, optedOut]) {
    expect(toViewer(session, anonymous).segments).toEqual(['drtv', 'optedout']);
    const consenting = toViewer(session, anonymous, false);
    expect(consenting.segments).toEqual(['drtv']);
    expect(consenting.audience).not.toBe(toViewer(session, anonymous).audience);
  }
});

test('[SE303] what limits nobody limits no account', () => {
  const limited = { ...anonymous, maxRating: 'MRAM-07', geoLocation: 'se', isDeviceAbroad: true };
  expect(toViewer(undefined, limited)).toMatchObject({
    maxRating: 'MRAM-07',
    geoLocation: 'se',
    isDeviceAbroad: true,
  });
  expect(toViewer(signedIn, limited)).toEqual(toViewer(signedIn, anonymous));
});

test('[SE150] access services are those of the profile, and none without one', () => {
  const profile = withProfile.profile && { ...withProfile.profile, accessServices: ['SignLanguage'] };
  expect(toViewer({ ...withProfile, profile }, anonymous).accessServices).toEqual(['SignLanguage']);
  expect(toViewer(signedIn, anonymous).accessServices).toEqual([]);
  expect(toViewer(withProfile, anonymous).accessServices).toEqual([]);
});

test.each([
  [[], undefined, undefined],
  [[{ geoLocation: 'dk' }], 'dk', undefined],
  [[{}, { isDeviceAbroad: false, geoLocation: 'dk' }], 'dk', false],
  [[{ isDeviceAbroad: false }, { geoLocation: 'dk' }], undefined, false],
  [
    [
      { isDeviceAbroad: false, geoLocation: 'dk' },
      { isDeviceAbroad: true, geoLocation: 'se' },
    ],
    'se',
    true,
  ],
])('[SE151] tokens that say %j put the set at %s, abroad: %s', (told, geoLocation, isDeviceAbroad) => {
  const tokens = [token('UserAccount'), ...told.map((place) => ({ ...token('UserAccount'), ...place }))];
  expect(toViewer({ ...signedIn, tokens }, anonymous)).toMatchObject({ geoLocation, isDeviceAbroad });
});

test('[SE151] nobody’s set, and one with a token that stands in, is nowhere', () => {
  const tokens = [{ ...token('UserAccount'), isFallbackToken: true, geoLocation: 'dk', isDeviceAbroad: true }];
  expect(toViewer({ ...signedIn, tokens }, anonymous)).toEqual(toViewer(undefined, anonymous));
  expect(toViewer(undefined, anonymous)).toMatchObject({ geoLocation: undefined, isDeviceAbroad: undefined });
});

test('[SE14] an audience tells accounts, profiles, subscriptions, segments, limits, access services and places apart', () => {
  const { account, profile } = withProfile;
  if (!account || !profile) throw new Error('no profile');
  const audiences = [
    undefined,
    signedIn,
    withProfile,
    { ...withProfile, account: { ...account, id: 'a-51f1' } },
    { ...withProfile, account: { ...account, subscription: 'Paying' } },
    { ...withProfile, profile: { ...profile, id: 'p-7d13' } },
    { ...withProfile, profile: { ...profile, segments: ['ultra'] } },
    { ...withProfile, profile: { ...profile, maxRating: undefined } },
    { ...withProfile, profile: { ...profile, accessServices: ['SignLanguage'] } },
    { ...withProfile, tokens: withProfile.tokens.map((one) => ({ ...one, geoLocation: 'se' })) },
    { ...withProfile, tokens: withProfile.tokens.map((one) => ({ ...one, isDeviceAbroad: true })) },
  ].map(audienceOf);
  expect(new Set(audiences).size).toBe(audiences.length);
  expect(audienceOf({ ...withProfile })).toBe(audiences[2]);
});

test('[SE14] an audience holds no token, id or name', () => {
  for (const secret of ['secret', 'a-51f0', 'p-7d12', 'Lillesøster', 'malene', '@'])
    expect(audienceOf(withProfile)).not.toContain(secret);
});

test("[SE375] a viewer's limit is their own, whatever audience groups the account has", () => {
  const limitOf = (segments: readonly string[], groups: readonly string[], maxRating?: string) =>
    toViewer(
      {
        ...withProfile,
        account: { id: 'a-51f0', subscription: 'Registered', segments: groups },
        profile: { id: 'p-1', name: 'Eva', segments, maxRating },
      },
      anonymous,
    ).limit;
  expect(limitOf(['drtv'], ['mt_kids'])).toBeUndefined();
  expect(limitOf(['drtv', 'mt_kids'], [])).toMatchObject({ ratingAge: 12 });
  expect(limitOf(['ramasjang'], ['mt_kids'])).toEqual({ ratingAge: 8, classAge: 4 });
  expect(limitOf(['drtv'], [], 'MRAM-07')).toEqual({ ratingAge: 7, classAge: Number.POSITIVE_INFINITY });
  expect(toViewer(undefined, anonymous).limit).toBeUndefined();
  expect(toViewer(undefined, { ...anonymous, segments: ['minisjang'] }).limit).toMatchObject({ ratingAge: 3 });
});
