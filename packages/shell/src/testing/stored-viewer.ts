/** Where `session` keeps who is there. */
const sessionKey = 'fjernsyn.session';

/** What a set keeps of a viewer who is signed in, or of a token that stands in. */
export function storedViewer({
  isFallbackToken = false,
  profile,
}: {
  isFallbackToken?: boolean;
  profile?: object;
} = {}) {
  const token = { scope: 'Catalog', expiresAt: 9e15, isRefreshable: true, isFallbackToken };
  return {
    [sessionKey]: JSON.stringify({
      tokens: [
        { ...token, value: 'secret-UserAccount', type: 'UserAccount' },
        { ...token, value: 'secret-UserProfile', type: 'UserProfile' },
      ],
      isRemembered: true,
      isAnonymous: false,
      accountName: 'Viggo',
      account: { id: 'a-9001', subscription: 'Registered', segments: [] },
      profile: profile ?? { id: 'p-203', name: 'Viggo', segments: ['drtv'] },
    }),
  };
}
