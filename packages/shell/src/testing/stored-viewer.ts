/** Where `session` keeps who is there. */
const sessionKey = 'fjernsyn.session';

/** What a set keeps of a viewer who is signed in, or of a token that stands in. */
export function storedViewer({
  isFallbackToken = false,
  isDeviceAbroad = false,
  profile,
  profileCount,
  types = ['UserAccount', 'UserProfile'],
}: {
  isFallbackToken?: boolean;
  isDeviceAbroad?: boolean;
  profile?: object;
  profileCount?: number;
  types?: readonly string[];
} = {}) {
  const token = { scope: 'Catalog', expiresAt: 9e15, isRefreshable: true, isFallbackToken, isDeviceAbroad };
  return {
    [sessionKey]: JSON.stringify({
      tokens: types.map((type) => ({ ...token, value: `secret-${type}`, type })),
      isRemembered: true,
      isAnonymous: false,
      accountName: 'Viggo',
      account: { id: 'a-9001', subscription: 'Registered', segments: [], profileCount },
      profile: profile ?? { id: 'p-203', name: 'Viggo', segments: ['drtv'] },
    }),
  };
}
