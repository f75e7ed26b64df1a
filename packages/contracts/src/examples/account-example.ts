const kidsProfile = {
  id: 'p-204',
  name: 'Karla',
  isActive: true,
  pinEnabled: false,
  purchaseEnabled: false,
  marketingEnabled: false,
  segments: ['ultra', 'optedout'],
  color: '#3c8f2a',
  languageCode: 'da',
  maxRatingContentFilter: { code: 'MRAM-11', name: 'Fra 11' },
} as const;

const primaryProfile = {
  id: 'p-203',
  name: 'Viggo',
  isActive: true,
  pinEnabled: true,
  purchaseEnabled: true,
  marketingEnabled: false,
  segments: ['drtv', 'optedin'],
  color: '#14536b',
  languageCode: 'da',
  minRatingPlaybackGuard: { code: 'MRAM-15', name: 'Fra 15' },
} as const;

/** An account with two profiles, one of them a child's. */
export const accountExample = {
  id: 'a-9001',
  email: 'viggo@post.example',
  firstName: 'Viggo',
  lastName: 'Nør',
  trackingEnabled: true,
  pinEnabled: true,
  marketingEnabled: false,
  emailVerified: true,
  primaryProfileId: 'p-203',
  subscriptionCode: 'Registered',
  minRatingPlaybackGuard: 'MRAM-15',
  segments: ['drtv', 'optedin'],
  usedFreeTrial: false,
  profiles: [primaryProfile, kidsProfile],
  entitlements: [
    {
      scopes: ['210040'],
      ownership: 'Subscription',
      deliveryType: 'Stream',
      resolution: 'HD-1080',
      planId: 77,
      activationDate: '2026-10-01T08:00:00.0000000Z',
      expirationDate: '2027-10-01T08:00:00Z',
    },
  ],
  subscriptions: [{ code: 'Registered', planId: '77', status: 'Active', startDate: '2026-10-01T08:00:00Z' }],
} as const;

/** A profile with everything its viewer did. */
export const profileExample = {
  ...primaryProfile,
  watched: {
    '212021': {
      position: 1190,
      firstWatchedDate: '2026-11-20T19:04:11.4120000Z',
      lastWatchedDate: '2026-11-21T20:31:07.1356687Z',
      isFullyWatched: false,
      itemId: '212021',
    },
    '210040': {
      position: 0,
      firstWatchedDate: '2026-11-01T21:25:00Z',
      lastWatchedDate: '2026-11-01T21:25:00Z',
    },
  },
  bookmarked: { '211010': '2026-11-01T18:22:40.0000000Z' },
  followed: { '211010': '2026-11-02T12:00:00Z' },
  rated: { '211010': 9 },
  watchedUpdateTime: '2026-11-21T20:31:08Z',
} as const;

/** The plans of a configuration. */
export const subscriptionExample = {
  plans: [
    {
      id: '77',
      title: 'Fjernsyn',
      tagline: 'Alt på ét sted',
      type: 'Free',
      currency: 'DKK',
      price: 0,
      isActive: true,
      benefits: ['Se på tv og telefon'],
    },
  ],
} as const;
