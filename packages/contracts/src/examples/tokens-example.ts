/** The answer of the anonymous sign-in; the values are no tokens of anybody. */
export const tokensExample = [
  {
    value: 'example-account-token',
    type: 'UserAccount',
    refreshable: false,
    expirationDate: '2026-11-28T22:16:49.1356687Z',
  },
  {
    value: 'example-profile-token',
    type: 'UserProfile',
    refreshable: false,
    expirationDate: '2026-11-28T22:16:49.1356687Z',
  },
] as const;

/** The same tokens as the exchange call spells them. */
export const exchangedTokensExample = [
  {
    Token: 'example-account-token',
    TokenType: 'UserAccount',
    IsRefreshable: true,
    Expires: '2026-11-28T22:16:49.1356687Z',
  },
] as const;
