import { beforeEach, expect, test } from 'vitest';
import { createStore, type Store } from '../state/create-store';
import { createTokenBook, type TokenBook, toExchangedToken, toToken, toTokens } from './token-book';

const hourMs = 3_600_000;
let nowAt: number;
let store: Store;
let tokens: TokenBook;

beforeEach(() => {
  nowAt = 1_795_867_200_000;
  store = createStore({ accounts: {}, tokens: {}, deviceCodes: {}, identity: {} });
  tokens = createTokenBook({ store, now: () => nowAt, canRenew: () => true });
});

const account = { type: 'UserAccount', accountId: 'a-malene' } as const;

test('[RS140] a token is good for two hours, and known by its hash alone', () => {
  const { value } = tokens.issue(account);
  expect(tokens.check(value)).toMatchObject({ kind: 'good', token: { ...account, scope: 'Catalog' } });
  expect(JSON.stringify(store.read())).not.toContain(value);
  nowAt += 2 * hourMs;
  expect(tokens.check(value)).toMatchObject({ kind: 'expired' });
  expect(tokens.check('another')).toEqual({ kind: 'unknown' });
});

test('[RS141] a token is renewed once, for thirty days after it ran out', () => {
  const first = tokens.issue({ ...account, scope: 'Settings' });
  nowAt += 30 * 24 * hourMs;
  const second = tokens.renew(first.value);
  expect(second).toMatchObject({ ...account, scope: 'Settings', isReplaced: false });
  expect(tokens.renew(first.value)).toBeUndefined();
  nowAt += 40 * 24 * hourMs;
  expect(tokens.renew(second?.value ?? '')).toBeUndefined();
  expect(tokens.renew('another')).toBeUndefined();
});

test('[RS141] tokens of nobody, and those for guarded playback, are not renewed', () => {
  expect(tokens.renew(tokens.issue({ type: 'UserProfile' }).value)).toBeUndefined();
  expect(tokens.renew(tokens.issue({ ...account, scope: 'Playback' }).value)).toBeUndefined();
});

test('[RS142] all tokens can run out at once, and those of an account or a profile be ended', () => {
  const one = tokens.issue(account).value;
  const child = tokens.issue({ type: 'UserProfile', accountId: 'a-malene', profileId: 'p-mini' }).value;
  const other = tokens.issue({ type: 'UserAccount', accountId: 'a-ny' }).value;
  tokens.expireAll();
  expect([one, child, other].map((value) => tokens.check(value).kind)).toEqual(['expired', 'expired', 'expired']);
  tokens.revoke('a-malene', 'p-mini');
  expect([one, child, other].map((value) => tokens.check(value).kind)).toEqual(['expired', 'unknown', 'expired']);
  tokens.revoke('a-malene');
  expect([one, child, other].map((value) => tokens.check(value).kind)).toEqual(['unknown', 'unknown', 'expired']);
});

test('[RS143] tokens too old to be renewed are forgotten', () => {
  tokens.issue(account);
  nowAt += 31 * 24 * hourMs;
  tokens.issue(account);
  expect(Object.keys(store.read().tokens)).toHaveLength(1);
});

test('[RS327] [found-serv-10] of tokens that nobody needs to ask for the oldest are let go, and of accounts none', () => {
  const [first, own] = [tokens.issue({ type: 'UserProfile' }), tokens.issue(account)];
  for (let round = 0; round < 1_000; round += 1) tokens.issue({ type: 'UserProfile' });
  expect([first, own].map(({ value }) => tokens.check(value).kind)).toEqual(['unknown', 'good']);
  expect(Object.keys(store.read().tokens)).toHaveLength(1_001);
  nowAt += 5 * hourMs;
  tokens.issue({ type: 'UserProfile' });
  expect(Object.keys(store.read().tokens)).toHaveLength(2);
});

test('[RS144] is written in two spellings, with seven digits of a second', () => {
  const token = tokens.issue(account);
  const expiry = '2026-11-28T14:00:00.0006687Z';
  expect(toToken(token, { geoLocation: 'dk' })).toEqual({
    value: token.value,
    type: 'UserAccount',
    refreshable: true,
    expirationDate: expiry,
    geoLocation: 'dk',
  });
  expect(toExchangedToken(token)).toEqual({
    Token: token.value,
    TokenType: 'UserAccount',
    IsRefreshable: true,
    Expires: expiry,
  });
});

test('[RS450] says its scope among others, and not where all have one', () => {
  const catalogue = [tokens.issue(account), tokens.issue(account)];
  const all = [...catalogue, tokens.issue({ ...account, scope: 'Settings' })];
  expect(toTokens(catalogue).map(({ scope }) => scope)).toEqual([undefined, undefined]);
  expect(toTokens(all).map(({ scope }) => scope)).toEqual(['Catalog', 'Catalog', 'Settings']);
  expect(toTokens(all, toExchangedToken).map(({ scope }) => scope)).toEqual(['Catalog', 'Catalog', 'Settings']);
});
