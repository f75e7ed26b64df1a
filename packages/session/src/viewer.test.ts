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

test('[SE13] a fallback token, and a profile without a token of its own, bring nothing', () => {
  const fallback = { ...withProfile, tokens: withProfile.tokens.map((one) => ({ ...one, isFallbackToken: true })) };
  expect(toViewer(fallback, anonymous)).toEqual(toViewer(undefined, anonymous));
  expect(toViewer({ ...withProfile, tokens: signedIn.tokens }, anonymous)).toEqual(toViewer(signedIn, anonymous));
});

test('[SE14] an audience tells accounts, profiles, subscriptions, segments and limits apart', () => {
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
  ].map(audienceOf);
  expect(new Set(audiences).size).toBe(audiences.length);
  expect(audienceOf({ ...withProfile })).toBe(audiences[2]);
});

test('[SE14] an audience holds no token, id or name', () => {
  for (const secret of ['secret', 'a-51f0', 'p-7d12', 'Lillesøster', 'malene', '@'])
    expect(audienceOf(withProfile)).not.toContain(secret);
});
