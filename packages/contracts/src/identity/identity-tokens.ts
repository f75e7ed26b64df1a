import { isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { field } from '../wire/fields';

/** The identity provider's tokens, to be exchanged for the service's at once. Secrets, all three (S3). */
export interface IdentityTokens {
  readonly accessToken: string;
  readonly identityToken?: string | undefined;
  /** Rotates: the new one is stored before it is used. Undefined where the session cannot be refreshed. */
  readonly refreshToken?: string | undefined;
  readonly expiresInSeconds?: number | undefined;
}

export const tokensSchema = z.looseObject({
  access_token: field.text,
  id_token: field.text,
  refresh_token: field.text,
  expires_in: field.positive,
});

/** The good answer of the token endpoint (S7.33). Throws `contracts/malformed-answer` where it holds no access token. */
export function parseIdentityTokens(value: unknown): IdentityTokens {
  if (!isRecord(value)) return malformed('identity tokens');
  const sent = z.parse(tokensSchema, value);
  if (sent.access_token === undefined) return malformed('identity tokens');
  return {
    accessToken: sent.access_token,
    identityToken: sent.id_token,
    refreshToken: sent.refresh_token,
    expiresInSeconds: sent.expires_in,
  };
}
