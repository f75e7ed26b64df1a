const token = (type: string) => ({
  value: 'hemmelig',
  type,
  scope: 'Catalog',
  expiresAt: 9e15,
  isFallbackToken: false,
});

/** What a set has kept of somebody who is signed in and watching. */
export const keptSession = {
  'fjernsyn.session': JSON.stringify({
    isRemembered: true,
    tokens: [token('UserAccount'), token('UserProfile')],
    accountName: 'Eva',
    profile: { id: '7', name: 'Mads', segments: [] },
  }),
};
