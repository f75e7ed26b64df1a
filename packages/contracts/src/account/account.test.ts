import { expect, test } from 'vitest';
import { accountExample, profileExample, subscriptionExample } from '../examples/index';
import type { ContractFault } from '../reading/fault';
import { parseAccount } from './account';
import { parseProfile } from './profile';
import { parseSubscription } from './subscription';

const ignore = () => undefined;

test('[CT60] reads an account, its guard from a code, its entitlements with their scopes', () => {
  const account = parseAccount(accountExample, ignore);
  expect(account).toMatchObject({
    id: 'a-9001',
    email: 'viggo@post.example',
    firstName: 'Viggo',
    lastName: 'Nør',
    isTrackingEnabled: true,
    isPinEnabled: true,
    isMarketingEnabled: false,
    isEmailVerified: true,
    primaryProfileId: 'p-203',
    subscriptionCode: 'Registered',
    minRatingPlaybackGuard: { code: 'MRAM-15' },
    segments: ['drtv', 'optedin'],
  });
  expect(account.entitlements[0]).toMatchObject({ scopes: ['210040'], planId: '77', expiresAt: 1_822_377_600_000 });
  expect(account.subscriptions[0]).toMatchObject({ code: 'Registered', status: 'Active', startsAt: 1_790_841_600_000 });
  expect(account.profiles.map(({ id }) => id)).toEqual(['p-203', 'p-204']);
});

test('[CT60] an account that says little is anonymous and has switched nothing on', () => {
  expect(parseAccount({ id: 7 }, ignore)).toMatchObject({
    id: '7',
    subscriptionCode: 'Anonymous',
    isPinEnabled: false,
    profiles: [],
    entitlements: [],
    segments: [],
  });
});

test.each([null, [], {}, { id: '' }])('[CT60] %j is no account', (sent) => {
  expect(() => parseAccount(sent, ignore)).toThrow(expect.objectContaining({ code: 'contracts/malformed-answer' }));
});

test('[CT61] leaves broken profiles out, reports them, and keeps the rest', () => {
  const faults: ContractFault[] = [];
  const sent = { ...accountExample, profiles: [null, { name: 'No id' }, ...accountExample.profiles] };
  expect(parseAccount(sent, (fault) => void faults.push(fault)).profiles).toHaveLength(2);
  expect(faults).toEqual([
    { path: 'account.profiles[0]', reason: 'not-an-object' },
    { path: 'account.profiles[1]', reason: 'no-id' },
  ]);
});

test('[CT61] reads name, colour and segments of a profile also from its info', () => {
  const sent = { id: 'p-1', color: '', info: { name: 'Liv', color: '#abcdef', segments: ['ramasjang'] } };
  const [profile] = parseAccount({ id: '1', profiles: [sent] }, ignore).profiles;
  expect(profile).toMatchObject({ id: 'p-1', name: 'Liv', color: '#abcdef', segments: ['ramasjang'] });
});

test('[CT61] reads a limit of ratings by its code', () => {
  const [first, second] = parseAccount(accountExample, ignore).profiles;
  expect(first?.minRatingPlaybackGuard).toEqual({ code: 'MRAM-15', name: 'Fra 15' });
  expect(second?.maxRatingContentFilter?.code).toBe('MRAM-11');
});

test('[CT62] reads what a viewer did, by item, dates of any fraction as instants', () => {
  const profile = parseProfile(profileExample, ignore);
  expect(profile).toMatchObject({
    id: 'p-203',
    isPinEnabled: true,
    bookmarked: { '211010': 1_793_557_360_000 },
    followed: { '211010': 1_793_620_800_000 },
    rated: { '211010': 9 },
    watchedUpdatedAt: 1_795_293_068_000,
    pendingUpdates: [],
  });
  expect(profile.watched['212021']).toMatchObject({ positionSeconds: 1190, isFullyWatched: false });
  expect(profile.watched['210040']).toMatchObject({ positionSeconds: 0, isFullyWatched: false, itemId: undefined });
});

test('[CT62] a new profile has empty maps; a mark without a readable date stays a mark; a rating is 1 to 10', () => {
  const sent = {
    id: 'p-1',
    bookmarked: { '1': 'yesterday', '2': null },
    rated: { '1': 11, '2': '4', '3': 0 },
    watched: { '1': null, __proto__: null },
  };
  expect(parseProfile(sent, ignore)).toMatchObject({
    bookmarked: { '1': 0 },
    followed: {},
    rated: { '2': 4 },
    watched: {},
  });
  expect(() => parseProfile({}, ignore)).toThrow(expect.objectContaining({ facts: { what: 'profile' } }));
});

test('[CT63] reads the plans of a subscription, and none of anything else', () => {
  expect(parseSubscription(subscriptionExample)).toMatchObject([
    { id: '77', currency: 'DKK', price: 0, isActive: true },
  ]);
  expect([parseSubscription(undefined), parseSubscription({ plans: [{}, 'x'] })]).toEqual([[], []]);
});
