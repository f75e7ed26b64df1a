import { AppError } from '@fjernsyn/kernel';
import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
  type FakeKeyValueStore,
  fakeNow,
} from '@fjernsyn/platform/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSession } from './session';
import { readStoredSession, type StoredSession } from './stored-session';
import type { TokenCalls } from './token-calls';
import { servesLike } from './token-scopes';

const hourMs = 3_600_000;
let clock = createFakeClock();
let store: FakeKeyValueStore;
let lock = createFakeLock();
/** What the service does with the next renewals; without a word it gives a token of two hours. */
let answers: (() => Promise<unknown> | unknown)[] = [];
let renewals: string[] = [];
let anonymousCalls = 0;

const token = (value: string, facts: object = {}) => ({
  value,
  type: 'UserAccount',
  expiresAt: clock.now() + 2 * hourMs,
  scope: 'Catalog',
  isRefreshable: true,
  isFallbackToken: false,
  ...facts,
});
const signedIn = (...tokens: StoredSession['tokens']): StoredSession => ({
  tokens,
  isRemembered: true,
  isAnonymous: false,
  accountName: 'Eva',
  account: { id: 'a-1', subscription: 'Registered', segments: [] },
  profile: undefined,
});

const calls: TokenCalls = {
  async renew(old, session, keep) {
    renewals.push(old.value);
    const { identity } = session;
    if (identity && answers.length > 0) {
      const answer = answers.shift()?.();
      keep({ ...session, identity: { ...identity, refreshToken: `${identity.refreshToken}+` } });
      await answer;
    }
    const answer = (await answers.shift()?.()) ?? token(`${old.value}+`);
    if (answer === 'gone') return { type: 'gone' };
    const fresh = answer as ReturnType<typeof token>;
    const tokens = session.tokens.map((other) =>
      servesLike(other, old) ? { ...old, ...fresh, type: old.type } : other,
    );
    return { type: 'renewed', session: { ...session, tokens } };
  },
  async anonymous() {
    anonymousCalls++;
    return [token('anyone', { isRefreshable: false, isDeviceAbroad: true, geoLocation: 'abroad' })];
  },
};

/** A tab of the application on the same store. */
const openTab = (tokenCalls: () => Promise<TokenCalls> = async () => calls) =>
  createSession(
    {
      store,
      visitStore: createFakeKeyValueStore(),
      clock,
      telemetry: createRecordedTelemetry(),
      lock,
      cookies: createFakeCookies(),
      tokenCalls,
    },
    { anonymous: { subscription: 'Anonymous', segments: [] } },
  );
const stored = (): StoredSession | undefined =>
  readStoredSession(store.values.get('fjernsyn.session') ?? '', clock.now());
const valuesOf = (session: StoredSession | undefined) => session?.tokens.map(({ value }) => value);
const unreachable = () => Promise.reject(new AppError('http/unreachable'));

beforeEach(() => {
  clock = createFakeClock();
  store = createFakeKeyValueStore();
  lock = createFakeLock();
  answers = [];
  renewals = [];
  anonymousCalls = 0;
});

describe('a token that is about to end', () => {
  it('[SE194] is renewed a minute ahead, once for all calls that wait, and stored before it is used', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    clock.jumpTo(clock.now() + 2 * hourMs - 60_001);
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one');
    clock.advance(1);
    const values = await Promise.all([1, 2, 3].map(() => session.tokens.tokenFor('account-catalog')));
    expect([values, renewals, valuesOf(stored())]).toEqual([['one+', 'one+', 'one+'], ['one'], ['one+']]);
    expect(clock.pending).toBe(0);
  });

  it('[SE195] that cannot be renewed is dropped, and the session with the last of an account', async () => {
    const session = openTab();
    const profile = token('p', { type: 'UserProfile', isRefreshable: false, expiresAt: clock.now() + hourMs });
    session.change(signedIn(token('one', { isRefreshable: false }), profile));
    clock.advance(hourMs);
    expect(await session.tokens.tokenFor('profile-catalog')).toBeUndefined();
    expect([valuesOf(stored()), session.state.get().role]).toEqual([['one'], 'signed-in']);
    clock.advance(hourMs);
    expect(await session.tokens.tokenFor('account-catalog')).toBeUndefined();
    expect([session.state.get().role, session.state.get().scopes]).toEqual(['anonymous', []]);
    await expect.poll(() => valuesOf(stored())).toEqual(['anyone']);
  });

  it('[SE196] whose renewal gets no answer goes on being used, is asked about again after ten seconds, and signs nobody out', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    clock.advance(3 * hourMs);
    answers = [unreachable, unreachable];
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one');
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one');
    expect(renewals).toEqual(['one']);
    clock.advance(10_000);
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one');
    clock.jumpTo(clock.now() - hourMs / 2);
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one+');
    expect([renewals.length, session.state.get().role]).toEqual([3, 'signed-in']);
  });

  it('[SE196] goes on where the code of the calls does not come', async () => {
    const session = openTab(() => Promise.reject(new Error('no script')));
    session.change(signedIn(token('one')));
    clock.advance(3 * hourMs);
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one');
    expect(session.state.get().role).toBe('signed-in');
  });

  it('[SE197] by a clock that runs hours ahead is not renewed over and over', async () => {
    const session = openTab();
    session.change(signedIn(token('one', { expiresAt: clock.now() - hourMs })));
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one');
    expect(renewals).toEqual([]);
    answers = [() => token('two', { expiresAt: clock.now() - hourMs })];
    expect(await session.tokens.refreshed('one')).toBe('two');
    expect([await session.tokens.tokenFor('account-catalog'), renewals]).toEqual(['two', ['one']]);
  });
});

describe('a token that the service renews no more', () => {
  const identity = { discoveryUrl: 'https://id.example', clientId: 'tv', refreshToken: 'r', identityToken: undefined };
  const ended = () => ({ ...signedIn(token('one', { isRefreshable: false })), identity });

  it('[SE284] is renewed by what the identity provider gave, after a restart too', async () => {
    openTab().change(ended());
    clock.advance(30 * 24 * hourMs);
    const session = openTab();
    expect(session.state.get().role).toBe('signed-in');
    expect(await session.tokens.tokenFor('account-catalog')).toBe('one+');
    expect(await session.tokens.refreshed('one+')).toBe('one++');
    expect(stored()?.identity).toEqual(identity);
  });

  it('[SE288] and no sign-in asks for is dropped; one for settings is renewed as the catalogue’s is', async () => {
    const session = openTab();
    const others = ['Commerce', 'Playback'].map((scope) => token(scope, { scope, isRefreshable: false }));
    session.change({ ...ended(), tokens: [...ended().tokens, ...others] });
    clock.advance(2 * hourMs);
    for (const scope of ['account-commerce', 'account-playback'] as const)
      expect(await session.tokens.tokenFor(scope)).toBeUndefined();
    expect([renewals, valuesOf(stored())]).toEqual([[], ['one']]);
    session.addTokens([token('settings', { scope: 'Settings', isRefreshable: false })]);
    clock.advance(2 * hourMs);
    answers = [() => undefined, () => token('fresh', { scope: 'Settings' })];
    expect(await session.tokens.tokenFor('account-settings')).toBe('fresh');
  });

  it('[SE285] has kept what came of a renewal so far, unless somebody has signed out', async () => {
    const session = openTab();
    session.change(ended());
    answers = [unreachable, () => void session.change(undefined)];
    await expect(session.tokens.refreshed('one')).rejects.toMatchObject({ code: 'http/unreachable' });
    expect(stored()?.identity?.refreshToken).toBe('r+');
    expect(await session.tokens.refreshed('one')).toBeUndefined();
    expect(stored()).toBeUndefined();
  });
});

describe('a token that the service has refused', () => {
  it('[SE198] [session-22] is renewed though the clock calls it good', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    expect(await session.tokens.refreshed('one')).toBe('one+');
    expect(await session.tokens.refreshed('unknown')).toBeUndefined();
  });

  it('[SE198] and cannot be renewed has no other, and stays', async () => {
    const session = openTab();
    session.change(signedIn(token('one', { isRefreshable: false })));
    expect(await session.tokens.refreshed('one')).toBeUndefined();
    expect([renewals, valuesOf(stored())]).toEqual([[], ['one']]);
  });

  it('[SE199] [session-13] with its renewal refused too ends the session', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    answers = [() => 'gone'];
    expect(await session.tokens.refreshed('one')).toBeUndefined();
    expect([session.state.get().role, session.state.get().scopes]).toEqual(['anonymous', []]);
  });

  it('[SE280] [session-13] and is gone leaves the tokens of nobody, which are asked for once', async () => {
    const session = openTab();
    session.change(signedIn(token('one'), token('p', { type: 'UserProfile' })));
    answers = [() => 'gone', () => 'gone'];
    const ended = Promise.all(['one', 'p'].map((value) => session.tokens.refreshed(value)));
    expect(await ended).toEqual([undefined, undefined]);
    await expect.poll(() => valuesOf(stored())).toEqual(['anyone']);
    expect([anonymousCalls, renewals, session.state.get().isLoading]).toEqual([1, ['one'], false]);
  });
});

describe('tokens of a sign-in whose account is not read yet', () => {
  const stay = [
    ['on a set whose clock is hours ahead', { expiresAt: fakeNow - hourMs }],
    ['that cannot be renewed, too', { expiresAt: fakeNow - hourMs, isRefreshable: false }],
  ] as const;

  it.each(stay)('[SE281] go out as they are %s', async (_, facts) => {
    const session = openTab();
    const fresh = [token('new', facts)];
    expect(await session.tryTokens(fresh, () => session.tokens.tokenFor('account-catalog'))).toBe('new');
    expect([renewals, stored(), session.state.get().role]).toEqual([[], undefined, 'anonymous']);
    session.change(signedIn(...fresh));
    expect([await session.tokens.tokenFor('account-catalog'), renewals]).toEqual(['new', []]);
  });

  it('[SE281] that are refused have no other, and change nothing of who is there', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    const before = [stored(), session.state.get()];
    const refused = session.tryTokens([token('new')], async () => [
      await session.tokens.refreshed('new'),
      session.tokens.ownerOf('account-catalog'),
    ]);
    expect([await refused, renewals]).toEqual([[undefined, '?'], []]);
    expect([[stored(), session.state.get()], session.tokens.ownerOf('account-catalog')]).toEqual([before, 'a-1']);
  });

  it('[SE281] are not taken back by an older sign-in that ends later', async () => {
    const session = openTab();
    let leave: () => void = () => undefined;
    const older = session.tryTokens([token('old')], () => new Promise<void>((resolve) => (leave = resolve)));
    const newer = session.tryTokens([token('new')], async () => {
      leave();
      await older;
      return session.tokens.tokenFor('account-catalog');
    });
    expect(await newer).toBe('new');
  });
});

describe('two tabs', () => {
  it('[SE200] that meet the same old token renew it once', async () => {
    const [one, other] = [openTab(), openTab()];
    one.change(signedIn(token('one')));
    store.writeElsewhere('fjernsyn.session', store.values.get('fjernsyn.session') ?? '');
    expect(await Promise.all([one.tokens.refreshed('one'), other.tokens.refreshed('one')])).toEqual(['one+', 'one+']);
    expect(renewals).toEqual(['one']);
  });

  it('[SE200] a refusal of a token that another tab has renewed ends nothing', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    answers = [
      () => {
        store.writeElsewhere('fjernsyn.session', JSON.stringify(signedIn(token('two'))));
        return 'gone';
      },
    ];
    await session.tokens.refreshed('one');
    expect([session.state.get().role, await session.tokens.tokenFor('account-catalog')]).toEqual(['signed-in', 'two']);
  });

  it('[SE193] [session-24] a sign-out while a renewal is on its way stays one, here and elsewhere', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    answers = [() => void store.remove('fjernsyn.session')];
    expect(await session.tokens.refreshed('one')).toBeUndefined();
    expect(stored()).toBeUndefined();
    session.change(signedIn(token('two')));
    answers = [() => session.change(undefined)];
    expect(await session.tokens.refreshed('two')).toBeUndefined();
    expect([stored(), session.state.get().role]).toEqual([undefined, 'anonymous']);
  });
});

describe('signing out', () => {
  it('[SE201] leaves nobody at once, and then the tokens that anybody is given', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    const done = session.signOut();
    expect(session.state.get()).toMatchObject({ role: 'anonymous', isLoading: true, scopes: [] });
    expect(stored()).toBeUndefined();
    await done;
    expect(session.state.get()).toMatchObject({
      role: 'anonymous',
      isLoading: false,
      scopes: [],
      isDeviceAbroad: true,
      geoLocation: 'abroad',
    });
    expect([await session.tokens.tokenFor('account-catalog'), anonymousCalls]).toEqual([undefined, 1]);
  });

  it('[SE201] is done without an answer of the service too', async () => {
    const session = openTab(() => Promise.reject(new Error('no script')));
    session.change(signedIn(token('one')));
    await session.signOut();
    expect(session.state.get()).toMatchObject({ role: 'anonymous', isLoading: false });
  });

  it('[SE201] the tokens of nobody do not replace somebody who signs in meanwhile', async () => {
    const session = openTab();
    session.change(signedIn(token('one')));
    const done = session.signOut();
    session.change(signedIn(token('two')));
    await done;
    expect([session.state.get().role, valuesOf(stored())]).toEqual(['signed-in', ['two']]);
  });

  it('[SE202] tokens of nobody are asked for once where there are none, and are kept over a start', async () => {
    await openTab().ensureTokens();
    const session = openTab();
    await session.ensureTokens();
    expect([anonymousCalls, session.state.get().geoLocation, session.viewer.get().audience.split(' ')[0]]).toEqual([
      1,
      'abroad',
      'anonymous',
    ]);
  });

  it('[SE306] tokens of nobody that are over are asked for anew, as the set may have been moved', async () => {
    const tokens = [token('anyone', { geoLocation: 'dk' })];
    const ofNobody = { ...signedIn(), tokens, isAnonymous: true, accountName: undefined, account: undefined };
    const session = openTab();
    session.change(ofNobody);
    await session.ensureTokens();
    expect([anonymousCalls, session.state.get().geoLocation]).toEqual([0, 'dk']);
    clock.jumpTo(tokens[0]?.expiresAt ?? 0);
    await session.ensureTokens();
    expect([anonymousCalls, session.state.get().geoLocation]).toEqual([1, 'abroad']);
  });
});
