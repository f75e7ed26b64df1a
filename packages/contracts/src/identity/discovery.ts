import { isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { field } from '../wire/fields';

/** Where the identity provider does what: its own addresses, never ours. */
export interface IdentityDiscovery {
  readonly deviceAuthorizationUrl: string;
  readonly tokenUrl: string;
  readonly issuer?: string | undefined;
  readonly scopes: readonly string[];
}

export const discoverySchema = z.looseObject({
  device_authorization_endpoint: field.address,
  token_endpoint: field.address,
  issuer: field.text,
  scopes_supported: field.texts,
});

/** The discovery document (S7.31). Throws `contracts/malformed-answer` where it offers no device grant. */
export function parseIdentityDiscovery(value: unknown): IdentityDiscovery {
  if (!isRecord(value)) return malformed('identity discovery');
  const sent = z.parse(discoverySchema, value);
  const { device_authorization_endpoint: deviceAuthorizationUrl, token_endpoint: tokenUrl } = sent;
  if (deviceAuthorizationUrl === undefined || tokenUrl === undefined) return malformed('identity discovery');
  return { deviceAuthorizationUrl, tokenUrl, issuer: sent.issuer, scopes: sent.scopes_supported };
}
