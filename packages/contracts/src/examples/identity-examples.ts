/** The identity provider's discovery document. */
export const identityDiscoveryExample = {
  issuer: 'https://id.example',
  authorization_endpoint: 'https://id.example/authorize',
  token_endpoint: 'https://id.example/token',
  device_authorization_endpoint: 'https://id.example/device',
  jwks_uri: 'https://id.example/jwks',
  grant_types_supported: ['refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
  scopes_supported: ['openid', 'roles', 'tracking', 'offline_access'],
} as const;

/** The answer of a device authorization; its codes are nobody's. */
export const deviceAuthorizationExample = {
  device_code: 'example-device-code',
  user_code: 'BQRT-7HXK',
  verification_uri: 'https://id.example/tv',
  verification_uri_complete: 'https://id.example/tv?kode=BQRT-7HXK',
  expires_in: 900,
  interval: 5,
} as const;

/** The good answer of the token endpoint; the values are no tokens of anybody. */
export const identityTokensExample = {
  access_token: 'example-access-token',
  id_token: 'example-identity-token',
  refresh_token: 'example-refresh-token',
  token_type: 'Bearer',
  expires_in: '3600',
  scope: 'openid tracking roles offline_access',
} as const;

/** A refusal of the token endpoint. */
export const oAuthErrorExample = { error: 'access_denied', error_description: 'Afvist på telefonen' } as const;

/** The code of the older device sign-in. */
export const deviceCodeExample = { code: 'H7T3KM' } as const;
