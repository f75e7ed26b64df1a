import { createHash, randomUUID } from 'node:crypto';
import { sevenDigitDate } from '../shapes/dates';
import type { Wire } from '../shapes/wire';
import type { Store } from '../state/create-store';
import { newest } from '../state/newest';
import type { TokenScope, TokenState } from '../state/service-state';

/** What a token is to be for. Without an account it is one that anybody is given. */
export type TokenOrder = Pick<TokenState, 'type' | 'accountId' | 'profileId'> & {
  /** `Catalog` where nothing is said. */
  readonly scope?: TokenScope;
};

/** A token with its value, which is known only while it is handed out. */
export interface IssuedToken extends TokenState {
  readonly value: string;
}

/** What is known of the token a request brings. */
export type TokenCheck =
  | { readonly kind: 'good'; readonly token: TokenState }
  | { readonly kind: 'expired'; readonly token: TokenState }
  | { readonly kind: 'unknown' };

/** Tokens: opaque, two hours long, kept by the hash of their value. */
export interface TokenBook {
  issue(order: TokenOrder): IssuedToken;
  check(value: string): TokenCheck;
  /** The token after this one; undefined where it cannot be renewed, or was. */
  renew(value: string): IssuedToken | undefined;
  /** Lets every token run out at once; those that can be renewed still can. */
  expireAll(): void;
  /** Ends the tokens of an account, or of one of its profiles, for good. */
  revoke(accountId: string, profileId?: string): void;
}

const lifetimeMs = 2 * 3_600_000;
/** How long after it ran out a token may still be renewed. */
const renewalMs = 30 * 24 * 3_600_000;
/** More than so many of viewers who are nobody, and of those who are somebody, are not kept: the oldest go. */
const mostOfNobody = 1_000;
const mostOfAccounts = 4_000;

/** Dependencies of {@link createTokenBook}. */
export interface TokenBookDeps {
  readonly store: Store;
  readonly now: () => number;
  /** Whether tokens of accounts are given out that the service renews. */
  readonly canRenew: () => boolean;
}

/** Makes the {@link TokenBook}. */
export function createTokenBook({ store, now, canRenew }: TokenBookDeps): TokenBook {
  const write = (change: (tokens: Readonly<Record<string, TokenState>>) => Record<string, TokenState>): void =>
    store.update((state) => ({ ...state, tokens: change(state.tokens) }));
  const find = (value: string): TokenState | undefined => store.read().tokens[keyOf(value)];

  const issue = ({ scope = 'Catalog', ...order }: TokenOrder): IssuedToken => {
    const value = randomUUID();
    const token: TokenState = {
      ...order,
      scope,
      expiresAt: now() + lifetimeMs,
      // Guarded playback is asked for anew each time, and an anonymous viewer simply asks again.
      isRefreshable: order.accountId !== undefined && scope !== 'Playback' && canRenew(),
      isReplaced: false,
    };
    write((tokens) => ({ ...withoutOld(tokens, now()), [keyOf(value)]: token }));
    return { ...token, value };
  };

  return {
    issue,
    check(value) {
      const token = find(value);
      if (token === undefined) return { kind: 'unknown' };
      return { kind: token.expiresAt > now() ? 'good' : 'expired', token };
    },
    renew(value) {
      const token = find(value);
      if (token === undefined || !token.isRefreshable || token.isReplaced) return undefined;
      if (token.expiresAt + renewalMs <= now()) return undefined;
      write((tokens) => ({ ...tokens, [keyOf(value)]: { ...token, isReplaced: true } }));
      return issue(token);
    },
    expireAll() {
      const expiresAt = now();
      write((tokens) => map(tokens, (token) => (token.expiresAt > expiresAt ? { ...token, expiresAt } : token)));
    },
    revoke(accountId, profileId) {
      const isMeant = (token: TokenState) =>
        token.accountId === accountId && (profileId === undefined || token.profileId === profileId);
      write((tokens) => pick(tokens, (token) => !isMeant(token)));
    },
  };
}

/** A token as most calls write it. */
export function toToken(token: IssuedToken, extras: Wire = {}): Wire {
  return {
    value: token.value,
    refreshable: token.isRefreshable,
    expirationDate: sevenDigitDate(token.expiresAt),
    type: token.type,
    ...extras,
  };
}

/** Tokens as a call writes them, of which each says its scope where several were asked for. */
export function toTokens(issued: readonly IssuedToken[], write: typeof toToken = toToken): readonly Wire[] {
  const isOneScope = issued.every(({ scope }) => scope === issued[0]?.scope);
  return issued.map((token) => write(token, isOneScope ? {} : { scope: token.scope }));
}

/** A token as the exchange writes it. */
export function toExchangedToken(token: IssuedToken, extras: Wire = {}): Wire {
  return {
    Token: token.value,
    TokenType: token.type,
    Expires: sevenDigitDate(token.expiresAt),
    IsRefreshable: token.isRefreshable,
    ...extras,
  };
}

/** Without what nobody has a use for any more: what ran out long ago, and the oldest where there are too many. */
function withoutOld(tokens: Readonly<Record<string, TokenState>>, nowAt: number): Readonly<Record<string, TokenState>> {
  const isOfUse = ({ expiresAt, isRefreshable }: TokenState) =>
    expiresAt + (isRefreshable ? renewalMs : lifetimeMs) > nowAt;
  return {
    ...newest(
      pick(tokens, (token) => token.accountId === undefined && isOfUse(token)),
      mostOfNobody - 1,
    ),
    ...newest(
      pick(tokens, (token) => token.accountId !== undefined && isOfUse(token)),
      mostOfAccounts - 1,
    ),
  };
}

function keyOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

function pick<T>(all: Readonly<Record<string, T>>, isKept: (each: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, each]) => isKept(each)));
}

function map<T>(all: Readonly<Record<string, T>>, change: (each: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, change(each)]));
}
