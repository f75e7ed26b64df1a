/** The identity provider's words for a request that it will never grant (RFC 6749 5.2); any other may pass. */
export const finalWords: readonly string[] = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
];
