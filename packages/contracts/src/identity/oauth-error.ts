import { isRecord } from '@fjernsyn/kernel';
import type { OpenEnum } from '../wire/open-enum';
import { readText } from '../wire/text';

/** What the token endpoint says where it gives no tokens (RFC 6749 and 8628). */
export interface OAuthError {
  readonly error: OpenEnum<
    | 'authorization_pending'
    | 'slow_down'
    | 'access_denied'
    | 'expired_token'
    | 'invalid_grant'
    | 'invalid_client'
    | 'invalid_request'
  >;
  /** For logs. */
  readonly description?: string | undefined;
}

/** The body of a refusal of the token endpoint; undefined where it is something else. Never throws. */
export function parseOAuthError(value: unknown): OAuthError | undefined {
  const error = isRecord(value) ? readText(value.error) : undefined;
  return isRecord(value) && error !== undefined ? { error, description: readText(value.error_description) } : undefined;
}
