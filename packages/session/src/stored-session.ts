import type { Token } from '@fjernsyn/contracts';
import { asRecord, type Instant, readJson } from '@fjernsyn/kernel';
import { isOver } from './token-judge';
import { isForPlayback, isRenewable } from './token-scopes';

/** Where the session is kept on the set. */
export const sessionKey = 'fjernsyn.session';

/** Where the visit keeps the mark of a session that is not to be remembered. */
export const markKey = 'fjernsyn.session-mark';

/** A profile that was chosen. */
export interface StoredProfile {
  readonly id: string;
  readonly name: string;
  /** As the service sent it; undefined where none was kept. */
  readonly color?: string | undefined;
  readonly segments: readonly string[];
  /** The highest rating that it may see, as `MRAM-07`; undefined where there is no limit. */
  readonly maxRating: string | undefined;
  /** Access services that it needs, as `SpokenSubtitles`; none where nothing was kept. */
  readonly accessServices?: readonly string[] | undefined;
}

/** An account, as far as the service's answers depend on it. */
export interface StoredAccount {
  readonly id: string;
  /** The subscription code; undefined where it was not kept. */
  readonly subscription: string | undefined;
  readonly segments: readonly string[];
  /** The profile whose tokens a sign-in gives; undefined where it was not kept. */
  readonly primaryProfileId?: string | undefined;
  /** How many profiles it had when it was read last; undefined where that was not kept. */
  readonly profileCount?: number | undefined;
}

/** Where somebody has signed in. */
export interface IdentityProvider {
  readonly discoveryUrl: string;
  readonly clientId: string;
}

/** What an identity provider has given, to have the service's tokens from it once more. Two secrets (S3.14). */
export interface StoredIdentity extends IdentityProvider {
  readonly refreshToken: string;
  readonly identityToken: string | undefined;
}

/** A session as the set keeps it. */
export interface StoredSession {
  /** Tokens of Playback scope are never stored. */
  readonly tokens: readonly Token[];
  readonly isRemembered: boolean;
  /** Whether the tokens are those that anybody is given: they open nothing, and say where the set is. */
  readonly isAnonymous: boolean;
  /** The account as its owner knows it; undefined where it was not kept. */
  readonly accountName: string | undefined;
  readonly account: StoredAccount | undefined;
  readonly profile: StoredProfile | undefined;
  /** Undefined where the sign-in was another, or cannot be renewed. */
  readonly identity?: StoredIdentity | undefined;
}

/** Reads what was kept; undefined for anything that is no session, or holds no token that still counts at `now` (S4). */
export function readStoredSession(text: string, now: Instant): StoredSession | undefined {
  const kept = asRecord(readJson(text));
  const identity = readIdentity(kept?.identity);
  const tokens = readTokens(kept?.tokens).filter((token) => isRenewable(token, { identity }) || !isOver(token, now));
  if (kept === undefined || tokens.length === 0) return undefined;
  return {
    tokens,
    isRemembered: kept.isRemembered === true,
    isAnonymous: kept.isAnonymous === true,
    accountName: asText(kept.accountName),
    account: readAccount(kept.account),
    profile: readProfile(kept.profile),
    identity,
  };
}

/** A session as text for the store, without what is kept in memory alone (reading "Playback-scope tokens"). */
export function writeStoredSession(session: StoredSession): string {
  return JSON.stringify({ ...session, tokens: session.tokens.filter((token) => !isForPlayback(token)) });
}

function readTokens(kept: unknown): readonly Token[] {
  return Array.isArray(kept) ? kept.filter(isToken) : [];
}

/** What we wrote has the shape of a token, and what is no token of ours lacks one of these. */
function isToken(value: unknown): value is Token {
  const token = asRecord(value);
  return typeof token?.value === 'string' && typeof token.type === 'string' && typeof token.expiresAt === 'number';
}

function readAccount(value: unknown): StoredAccount | undefined {
  const kept = asRecord(value);
  const id = asText(kept?.id);
  if (id === undefined) return undefined;
  return {
    id,
    subscription: asText(kept?.subscription),
    segments: readTexts(kept?.segments),
    primaryProfileId: asText(kept?.primaryProfileId),
    profileCount: typeof kept?.profileCount === 'number' ? kept.profileCount : undefined,
  };
}

function readIdentity(value: unknown): StoredIdentity | undefined {
  const kept = asRecord(value);
  const [discoveryUrl, clientId, refreshToken] = [kept?.discoveryUrl, kept?.clientId, kept?.refreshToken].map(asText);
  if (discoveryUrl === undefined || clientId === undefined || refreshToken === undefined) return undefined;
  return { discoveryUrl, clientId, refreshToken, identityToken: asText(kept?.identityToken) };
}

function readProfile(value: unknown): StoredProfile | undefined {
  const kept = asRecord(value);
  const [id, name] = [asText(kept?.id), asText(kept?.name)];
  if (id === undefined || name === undefined) return undefined;
  return {
    id,
    name,
    color: asText(kept?.color),
    segments: readTexts(kept?.segments),
    maxRating: asText(kept?.maxRating),
    accessServices: readTexts(kept?.accessServices),
  };
}

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
