import { type Instant, isRecord, toInstant } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { collect } from '../wire/collect';
import { readFlag } from '../wire/flag';
import type { OpenEnum } from '../wire/open-enum';
import { readId, readText } from '../wire/text';

/** A token of the service. Its value is a secret: never logged, reported or put into an address (S3.10, S3.11). */
export interface Token {
  readonly value: string;
  readonly type: OpenEnum<'UserAccount' | 'UserProfile'>;
  readonly expiresAt: Instant;
  readonly isRefreshable: boolean;
  readonly isFallbackToken: boolean;
  readonly scope?: string | undefined;
  readonly sid?: string | undefined;
  readonly profileId?: string | undefined;
  readonly userAccountId?: string | undefined;
  readonly isDeviceAbroad?: boolean | undefined;
  readonly geoLocation?: string | undefined;
  readonly isCountryVerified?: boolean | undefined;
  readonly isAccountCreated?: boolean | undefined;
  readonly isOptedOut?: boolean | undefined;
  /** As sent. */
  readonly consent?: unknown;
}

/**
 * The answer of an authorization call: a list of tokens, or one alone, in either spelling (`value, type, expirationDate, refreshable` or
 * `Token, TokenType, Expires, IsRefreshable`). Broken ones are reported and left out; throws `contracts/malformed-answer` where none is good.
 */
export function parseTokens(value: unknown, report: ReportFault): readonly Token[] {
  const sent = Array.isArray(value) ? value : [value];
  const tokens = collect(sent, (member, index) => readToken(member, report, `tokens[${index}]`));
  return tokens.length > 0 ? tokens : malformed('tokens');
}

function readToken(sent: unknown, report: ReportFault, path: string): Token | undefined {
  if (!isRecord(sent)) return leaveOut(report, path, 'not-an-object');
  const value = readText(sent.value) ?? readText(sent.Token);
  const type = readText(sent.type) ?? readText(sent.TokenType);
  const expiresAt = toInstant(sent.expirationDate) ?? toInstant(sent.Expires);
  if (value === undefined) return leaveOut(report, path, 'no-value');
  if (type === undefined) return leaveOut(report, path, 'no-type');
  if (expiresAt === undefined) return leaveOut(report, path, 'no-expiry');
  return {
    value,
    type,
    expiresAt,
    isRefreshable: (readFlag(sent.refreshable) ?? readFlag(sent.IsRefreshable)) === true,
    isFallbackToken: readFlag(sent.isFallbackToken) === true,
    scope: readText(sent.scope),
    sid: readId(sent.sid),
    profileId: readId(sent.profileId),
    userAccountId: readId(sent.userAccountId),
    isDeviceAbroad: readFlag(sent.isDeviceAbroad),
    geoLocation: readText(sent.geoLocation),
    isCountryVerified: readFlag(sent.isCountryVerified),
    isAccountCreated: readFlag(sent.accountCreated),
    isOptedOut: readFlag(sent.isOptedOut),
    consent: sent.consent,
  };
}
