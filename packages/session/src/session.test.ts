import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
  settled,
} from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createSession } from './session';
import type { StoredSession } from './stored-session';

const clock = createFakeClock();
const hourMs = 3_600_000;
const account = {
  value: 'secret-a',
  type: 'UserAccount',
  expiresAt: clock.now() + hourMs,
  scope: 'Catalog',
  isRefreshable: false,
  isFallbackToken: false,
};
const kept = { isRemembered: true, isAnonymous: false, accountName: 'Eva', tokens: [account] };
const nameless = { account: undefined, profile: undefined };

const restored = (
  written: unknown,
  marks: Readonly<Record<string, string>> = {},
  filters: Readonly<Record<string, string>> = {},
) => {
  const text = typeof written === 'string' ? written : JSON.stringify(written);
  const store = createFakeKeyValueStore(written === undefined ? {} : { 'fjernsyn.session': text });
  const visitStore = createFakeKeyValueStore(marks);
  const telemetry = createRecordedTelemetry();
  const cookies = createFakeCookies(filters);
  const deps = {
    store,
    visitStore,
    clock,
    telemetry,
    lock: createFakeLock(),
    cookies,
    tokenCalls: () => Promise.reject(),
  };
  const session = createSession(deps, { anonymous: { subscription: 'Anonymous', segments: ['drtv'] } });
  const stored = (): StoredSession | undefined =>
    JSON.parse(store.values.get('fjernsyn.session') ?? 'null') ?? undefined;
  return { session, store, visitStore, cookies, telemetry, stored };
};

test('[SE1] [SE293] brings back account and profile', () => {
  const profile = { id: '7', name: 'Mads', segments: ['ramasjang'] };
  expect(restored({ ...kept, profile }).session.state.get()).toEqual({
    role: 'signed-in',
    accountName: 'Eva',
    profile: { id: '7', name: 'Mads', type: 'ramasjang', isKids: true },
    hasManyProfiles: false,
    isDeviceAbroad: false,
    geoLocation: undefined,
    scopes: ['account-catalog'],
    isLoading: false,
  });
});

test.each([
  [1, false],
  [2, true],
  [undefined, false],
  ['2', false],
])('[SE430] an account that had %s profiles when it was read: %s', (profileCount, hasMany) => {
  const account = { id: 'a-1', segments: [], profileCount };
  expect(restored({ ...kept, account }).session.state.get().hasManyProfiles).toBe(hasMany);
});

test.each(['', '{', 'null', '[]', '7', '{"tokens":7}', '{"tokens":[null,7,{"value":1}]}'])(
  '[SE1] drops %j and says so without its content',
  (text) => {
    const { session, store, telemetry } = restored(text);
    expect(session.state.get().role).toBe('anonymous');
    expect(store.values.size).toBe(0);
    expect(telemetry.events).toEqual([{ type: 'fault-found', kind: 'session-dropped', at: 'fjernsyn.session' }]);
  },
);

test('[SE1] a profile that lacks its name is none', () => {
  expect(restored({ ...kept, profile: { id: '7' } }).session.state.get().profile).toBeUndefined();
});

test('[SE1] says nothing where nothing was kept', () => {
  expect(restored(undefined).telemetry.events).toEqual([]);
});

test.each([0, -15_000, 15_000, 60_000])(
  '[SE2] [session-23] a token that ends in %i ms counts only where it can be refreshed',
  (endsInMs) => {
    const expired = { ...account, expiresAt: clock.now() + endsInMs };
    expect(restored({ ...kept, tokens: [expired] }).session.state.get().role).toBe('anonymous');
    const refreshable = { ...expired, isRefreshable: true };
    expect(restored({ ...kept, tokens: [refreshable] }).session.state.get().role).toBe('signed-in');
  },
);

test('[SE3] a session that is not to be remembered lasts as long as its mark', () => {
  const passing = { ...kept, isRemembered: false };
  expect(restored(passing, { 'fjernsyn.session-mark': '1' }).session.state.get().role).toBe('signed-in');
  const { session, store, telemetry } = restored(passing);
  expect([session.state.get().role, store.values.size, telemetry.events]).toEqual(['anonymous', 0, []]);
});

test.each([{ account: { id: 'Anonymous-7d1' } }, { tokens: [{ ...account, userAccountId: 'anonymous-7d1' }] }])(
  '[SE292] a user of %j is nobody',
  async (facts) => {
    const { session } = restored({ ...kept, ...facts });
    expect([session.state.get().role, session.viewer.get().subscription]).toEqual(['anonymous', 'Anonymous']);
    expect(await session.tokens.tokenFor('account-catalog')).toBeUndefined();
  },
);

test('[SE190] who signs in is stored, with the mark of the visit where they are not to be remembered', () => {
  const { session, stored, visitStore } = restored(undefined);
  session.change({ ...kept, ...nameless });
  expect([stored()?.tokens, visitStore.values.size]).toEqual([[account], 0]);
  session.change({ ...kept, ...nameless, isRemembered: false });
  expect([stored()?.isRemembered, visitStore.values.get('fjernsyn.session-mark')]).toEqual([false, '1']);
  session.change(undefined);
  expect([stored(), visitStore.values.size]).toEqual([undefined, 0]);
});

const playback = { ...account, value: 'secret-play', scope: 'Playback' };

test('[SE191] a token for guarded playback is used, and never stored', async () => {
  const { session, stored } = restored(kept);
  session.addTokens([playback]);
  expect(session.state.get().scopes).toEqual(['account-catalog', 'account-playback']);
  expect(await session.tokens.tokenFor('account-playback')).toBe('secret-play');
  expect(stored()?.tokens).toEqual([account]);
});

test('[SE191] a token for guarded playback stays over what another tab stores of the same viewer, and goes with another profile', async () => {
  const { session, store } = restored(kept);
  session.addTokens([playback]);
  store.writeElsewhere('fjernsyn.session', JSON.stringify({ ...kept, tokens: [{ ...account, value: 'secret-b' }] }));
  expect(await session.tokens.tokenFor('account-catalog')).toBe('secret-b');
  expect(await session.tokens.tokenFor('account-playback')).toBe('secret-play');
  const profile = { id: '7', name: 'Mads', segments: ['ramasjang'], maxRating: undefined };
  session.change({ ...kept, account: undefined, profile });
  expect(await session.tokens.tokenFor('account-playback')).toBeUndefined();
});

test('[SE192] added tokens take the place of those that serve the same calls; nobody is given none', () => {
  const { session, stored } = restored(kept);
  const profile = { ...account, value: 'secret-p', type: 'UserProfile' };
  session.addTokens([{ ...account, value: 'secret-b' }, profile]);
  expect(stored()?.tokens.map(({ value }) => value)).toEqual(['secret-b', 'secret-p']);
  const nobody = restored(undefined);
  nobody.session.addTokens([profile]);
  expect([nobody.stored(), nobody.session.state.get().scopes]).toEqual([undefined, []]);
});

test('[SE193] [session-24] another tab that signs out or in does so here too, and nothing is written back', async () => {
  const { session, store, stored } = restored(kept);
  store.remove('fjernsyn.session');
  store.writeElsewhere('other', '1');
  expect(session.state.get().role).toBe('signed-in');
  store.writeElsewhere('fjernsyn.session', '');
  expect([session.state.get().role, await session.tokens.tokenFor('account-catalog')]).toEqual([
    'anonymous',
    undefined,
  ]);
  expect(store.values.get('fjernsyn.session')).toBe('');
  store.writeElsewhere('fjernsyn.session', JSON.stringify(kept));
  expect([session.state.get().role, stored()?.tokens]).toEqual(['signed-in', [account]]);
  session.stop();
  store.writeElsewhere('fjernsyn.session', '');
  expect(session.state.get().role).toBe('signed-in');
});

test('[SE4] a fallback token makes a fallback user', () => {
  expect(restored({ ...kept, tokens: [{ ...account, isFallbackToken: true }] }).session.state.get().role).toBe(
    'fallback',
  );
  expect(restored({ ...kept, tokens: [{ ...account, type: 'UserProfile' }] }).session.state.get().role).toBe(
    'anonymous',
  );
});

test('[SE6] gives each call the token of its scope', async () => {
  const profile = { ...account, value: 'secret-p', type: 'UserProfile', scope: undefined };
  const { tokens } = restored({ ...kept, tokens: [account, profile] }).session;
  expect(await tokens.tokenFor('account-catalog')).toBe('secret-a');
  expect(await tokens.tokenFor('profile-catalog')).toBe('secret-p');
  expect(await tokens.tokenFor('account-settings')).toBeUndefined();
  expect(await tokens.refreshed('secret-a')).toBeUndefined();
});

test('[SE16] an owner of tokens is an account, or a profile of it, and no token', () => {
  const { session } = restored(undefined);
  const owners = () => [session.tokens.ownerOf('account-catalog'), session.tokens.ownerOf('profile-catalog')];
  const of = (id: string, profileId: string, value: string) => {
    const profile = { id: profileId, name: 'Mads', segments: [], maxRating: undefined };
    const tokens = [{ ...account, value }];
    session.change({ ...kept, tokens, account: { id, subscription: undefined, segments: [] }, profile });
    return owners();
  };
  expect(owners()).toEqual([undefined, undefined]);
  const first = of('a-1', 'p-1', 'one');
  expect(of('a-1', 'p-1', 'two')).toEqual(first);
  const [sameAccount, otherProfile] = of('a-1', 'p-2', 'two');
  expect(sameAccount).toBe(first[0]);
  expect(otherProfile).not.toBe(first[1]);
  expect(of('a-2', 'p-1', 'two').some((owner) => first.includes(owner))).toBe(false);
});

test('[SE10] a token that says so tells that the set is abroad', () => {
  const { session } = restored({ ...kept, tokens: [account, { ...account, scope: 'Settings', isDeviceAbroad: true }] });
  expect(session.state.get().isDeviceAbroad).toBe(true);
});

test('[SE13] the viewer is there from the start, as they were kept', () => {
  const { viewer } = restored({
    ...kept,
    account: { id: 'a-1', subscription: 'Registered', segments: ['drtv', 7] },
    profile: { id: '7', name: 'Mads', segments: ['ramasjang'], maxRating: 'MRAM-07' },
    tokens: [account, { ...account, type: 'UserProfile' }],
  }).session;
  expect(viewer.get()).toMatchObject({ subscription: 'Registered', segments: ['ramasjang'], maxRating: 'MRAM-07' });
});

test('[SE15] viewer, state and tokens change together, the viewer first', async () => {
  const { session } = restored(undefined);
  const heard: unknown[] = [];
  session.viewer.subscribe(() => heard.push(session.viewer.get().hasAccount));
  session.state.subscribe(() => heard.push(session.state.get().role));
  session.change({ ...kept, tokens: [account], account: undefined, profile: undefined });
  expect([heard, await session.tokens.tokenFor('account-catalog')]).toEqual([[true, 'signed-in'], 'secret-a']);
  session.change(undefined);
  expect([heard.slice(2), await session.tokens.tokenFor('account-catalog')]).toEqual([[false, 'anonymous'], undefined]);
});

test('[SE15] a renewed token is no other viewer', async () => {
  const { session } = restored(kept);
  const viewer = session.viewer.get();
  session.change({ ...kept, tokens: [{ ...account, value: 'secret-b' }], account: undefined, profile: undefined });
  expect(session.viewer.get()).toBe(viewer);
  expect(await session.tokens.tokenFor('account-catalog')).toBe('secret-b');
});

const childs = {
  ...kept,
  account: { id: 'a-1', subscription: 'Registered', segments: ['drtv'] },
  profile: { id: '7', name: 'Mads', segments: ['ramasjang'], maxRating: 'MRAM-07' },
  tokens: [account, { ...account, type: 'UserProfile' }],
};
const childsFilters = { s: 'Registered', m: 'MRAM-07', g: 'ramasjang' };

test('[SE304] the filters of whoever is signed in are kept after the first rail, and at each change', async () => {
  const { session, cookies } = restored(childs);
  const texts = async () => {
    await vi.dynamicImportSettled();
    await settled();
    return Array.from(cookies.kept, ([name, { value }]) => [name, value]);
  };
  expect(await texts()).toEqual([]);
  await session.ensureTokens();
  expect(await texts()).toEqual(Object.entries(childsFilters));
  session.change({ ...childs, profile: undefined });
  expect(await texts()).toEqual([
    ['s', 'Registered'],
    ['g', 'drtv'],
  ]);
  await session.signOut();
  expect(await texts()).toEqual([]);
});

test.each([
  [{}, undefined, ['drtv']],
  [{ s: 'Registered', g: 'drtv|mt_a' }, undefined, ['drtv']],
  [{ s: 'Registered', g: 'ramasjang' }, undefined, ['ramasjang']],
  [{ s: 'Registered', g: 'restricted|optedout' }, undefined, ['restricted', 'optedout']],
  [childsFilters, 'MRAM-07', ['ramasjang']],
  [{ s: 'Registered', m: 'DR-Voksen', g: 'drtv|optedout' }, 'DR-Voksen', ['drtv', 'optedout']],
  [{ m: '1', g: 'GA1.2' }, undefined, ['drtv']],
  [{ s: 'x', m: '1' }, undefined, ['drtv']],
])(
  '[SE303] of the cookies %j a start without a session keeps the limit %s and segments %j',
  (texts, maxRating, segments) => {
    const { session } = restored(undefined, {}, texts);
    expect(session.viewer.get()).toMatchObject({ subscription: 'Anonymous', maxRating, segments, hasAccount: false });
  },
);

test('[SE303] [filters-07] a child’s limits outlive a session that is gone by itself, and go when somebody signs out', async () => {
  const { session } = restored(childs);
  const limits = { subscription: 'Anonymous', maxRating: 'MRAM-07', segments: ['ramasjang'], hasAccount: false };
  session.change(undefined);
  expect(session.viewer.get()).toMatchObject(limits);
  session.change({ ...childs, profile: undefined });
  expect(session.viewer.get()).toMatchObject({ maxRating: undefined, segments: ['drtv'] });
  session.change(childs);
  const seen: unknown[] = [];
  session.viewer.subscribe(() => seen.push(session.viewer.get().maxRating));
  await session.signOut();
  expect([seen, session.viewer.get().segments]).toEqual([[undefined], ['drtv']]);
});

test('[SE431] a child who signs out in another tab leaves no limit here once that has the tokens of nobody', async () => {
  const { session, store, cookies } = restored(childs, {}, childsFilters);
  store.writeElsewhere('fjernsyn.session', '');
  expect(session.viewer.get()).toMatchObject({ maxRating: 'MRAM-07', segments: ['ramasjang'] });
  const writer = await cookies.writer();
  for (const name of ['s', 'm', 'g']) writer.remove(name);
  const nobody = { tokens: [{ ...account, userAccountId: 'Anonymous-1' }], isRemembered: true, isAnonymous: true };
  store.writeElsewhere('fjernsyn.session', JSON.stringify(nobody));
  expect(session.viewer.get()).toMatchObject({ maxRating: undefined, segments: ['drtv'] });
});

test('[SE303] a session that is not to be remembered leaves its limits to the next visit', () => {
  const { session } = restored({ ...childs, isRemembered: false }, {}, childsFilters);
  expect([session.state.get().role, session.viewer.get().maxRating]).toEqual(['anonymous', 'MRAM-07']);
});

const ofNobody = { ...kept, isAnonymous: true, accountName: undefined };

test('[SE305] nobody’s place counts where a start finds it abroad, and makes no other audience of the page that shows', () => {
  const abroad = { ...ofNobody, tokens: [{ ...account, isDeviceAbroad: true, geoLocation: 'se' }] };
  const { session } = restored(undefined);
  const before = session.viewer.get();
  session.change({ ...abroad, ...nameless });
  expect([session.viewer.get(), session.state.get().isDeviceAbroad]).toEqual([before, true]);
  expect(restored(abroad).session.viewer.get()).toMatchObject({ isDeviceAbroad: true, geoLocation: 'se' });
  const home = { ...ofNobody, tokens: [{ ...account, isDeviceAbroad: false, geoLocation: 'dk' }] };
  expect(restored(home).session.viewer.get()).toEqual(before);
});

test('[SE302] consent that was given once counts from the start', () => {
  const consent = JSON.stringify({ preferences: true, statistics: false });
  const segmentsWith = (text: string) => {
    const store = createFakeKeyValueStore({ 'fjernsyn.consent': text });
    const deps = { store, visitStore: createFakeKeyValueStore(), clock, telemetry: createRecordedTelemetry() };
    const others = { lock: createFakeLock(), cookies: createFakeCookies(), tokenCalls: () => Promise.reject() };
    const anonymous = { subscription: 'Anonymous', segments: ['drtv', 'optedout'] };
    return createSession({ ...deps, ...others }, { anonymous }).viewer.get().segments;
  };
  expect([segmentsWith(consent), segmentsWith('{')]).toEqual([['drtv'], ['drtv', 'optedout']]);
});
