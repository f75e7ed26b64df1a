import type { StoredSession } from '@fjernsyn/session';

/** The session of somebody who is signed in, with a profile, as a set keeps it. */
export function signedInSession(more: Partial<StoredSession> = {}): StoredSession {
  return {
    tokens: ['UserAccount', 'UserProfile'].map((type) => ({
      value: `secret-${type}`,
      type,
      scope: 'Catalog',
      expiresAt: 9e15,
      isRefreshable: true,
      isFallbackToken: false,
    })),
    isRemembered: true,
    isAnonymous: false,
    accountName: 'karla@example.test',
    account: { id: 'a-51f0', subscription: 'Registered', segments: ['drtv'] },
    profile: { id: 'p-7d12', name: 'Karla', segments: ['drtv'], maxRating: undefined },
    ...more,
  };
}
