import type { Token } from '@fjernsyn/contracts';
import type { Instant } from '@fjernsyn/kernel';
import { isKidsProfile } from './kids-profile';

/** Where the session is kept on the set. */
export const sessionKey = 'fjernsyn.session';

/** Where the visit keeps the mark of a session that is not to be remembered. */
export const markKey = 'fjernsyn.session-mark';

/** A profile that was chosen. */
export interface SessionProfile {
  readonly id: string;
  readonly name: string;
  readonly isKids: boolean;
}

/** What of a session outlives the application. */
export interface StoredSession {
  readonly tokens: readonly Token[];
  readonly isRemembered: boolean;
  /** The account as its owner knows it; undefined where it was not kept. */
  readonly accountName: string | undefined;
  readonly profile: SessionProfile | undefined;
}

/** Reads what was kept; undefined for anything that is no session, or holds no token that still counts at `now` (S4). */
export function readStoredSession(text: string, now: Instant): StoredSession | undefined {
  const kept = asRecord(parse(text));
  const tokens = readTokens(kept?.tokens).filter((token) => token.isRefreshable || token.expiresAt > now);
  if (kept === undefined || tokens.length === 0) return undefined;
  return {
    tokens,
    isRemembered: kept.isRemembered === true,
    accountName: typeof kept.accountName === 'string' ? kept.accountName : undefined,
    profile: readProfile(kept.profile),
  };
}

function readTokens(kept: unknown): readonly Token[] {
  return Array.isArray(kept) ? kept.filter(isToken) : [];
}

/** What we wrote has the shape of a token, and what is no token of ours lacks one of these. */
function isToken(value: unknown): value is Token {
  const token = asRecord(value);
  return typeof token?.value === 'string' && typeof token.type === 'string' && typeof token.expiresAt === 'number';
}

function readProfile(value: unknown): SessionProfile | undefined {
  const kept = asRecord(value);
  if (typeof kept?.id !== 'string' || typeof kept.name !== 'string') return undefined;
  const segments = Array.isArray(kept.segments) ? kept.segments.filter((one) => typeof one === 'string') : [];
  return { id: kept.id, name: kept.name, isKids: isKidsProfile(segments) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}
