import type { AccountState, ProfileState, WatchedState } from './service-state';

/** What a person needs to know to sign in as somebody. The accounts are made up, and so are their secrets. */
export interface AccountToTry {
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  /** Whose it is, in a few words. */
  readonly about: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const password = 'fjernsyn';

const family = { email: 'malene@fjernsyn.example', password, pin: '1234' };
const newcomer = { email: 'ny@fjernsyn.example', password, pin: '' };
const traveller = { email: 'rejsende@fjernsyn.example', password, pin: '' };
const crowd = { email: 'mange@fjernsyn.example', password, pin: '' };
const guest = { email: 'gaest@fjernsyn.example', password, pin: '' };
const locked = { email: 'laast@fjernsyn.example', password, pin: '' };
const ended = { email: 'slut@fjernsyn.example', password, pin: '4321' };

/** The accounts that `npm start` prints. */
export const accountsToTry: readonly AccountToTry[] = [
  { ...family, about: 'an adult with a PIN, and profiles for three ages of children' },
  { ...newcomer, about: 'new and empty: one profile, no PIN' },
  { ...traveller, about: 'abroad' },
  { ...crowd, about: 'nineteen profiles, as many as there can be' },
  { ...guest, about: 'not registered: its code opens less' },
  { ...locked, about: 'locked: nobody can sign in' },
  { ...ended, about: 'its subscription has ended; a PIN' },
];

/** The accounts as they are before anybody has changed them, by id. Moments lie before `nowAt`, epoch ms. */
export function firstAccounts(nowAt: number): Readonly<Record<string, AccountState>> {
  return Object.fromEntries(
    [
      familyAccount(nowAt),
      newcomerAccount(nowAt),
      travellerAccount(nowAt),
      crowdAccount(nowAt),
      {
        ...account('a-gaest', guest, 'Gry', 'Uldall', nowAt - 3 * dayMs),
        subscriptionCode: 'Guest',
        profiles: [adult('p-gaest', 'Gry')],
      },
      {
        ...account('a-laast', locked, 'Laust', 'Skov', nowAt - 700 * dayMs),
        isLocked: true,
        profiles: [adult('p-laast', 'Laust')],
      },
      endedAccount(nowAt),
    ].map(byId),
  );
}

/** A profile that nobody has used yet. */
export function newProfile(id: string, name: string, segments: readonly string[], color: string): ProfileState {
  const maxRating = ratingLimits.get(segments[0]);
  return {
    id,
    name,
    color,
    segments,
    isPinEnabled: false,
    ...(maxRating !== undefined && { maxRating }),
    languageCode: 'da',
    watched: {},
    dismissed: {},
    bookmarked: {},
    followed: {},
    rated: {},
  };
}

/** The class or the rating that limits what a profile is shown, by its first segment. */
export const ratingLimits: ReadonlyMap<string | undefined, string> = new Map([
  ['ultra', 'DR-Ultra'],
  ['ramasjang', 'DR-Ramasjang'],
  ['minisjang', 'DR-Minisjang'],
  ['restricted', 'MRAM-11'],
]);

function familyAccount(nowAt: number): AccountState {
  const watched = (minutes: number, daysAgo: number, isFullyWatched = false): WatchedState => {
    const at = nowAt - daysAgo * dayMs;
    return {
      positionSeconds: minutes * 60,
      firstWatchedAt: at - minutes * minuteMs,
      lastWatchedAt: at,
      isFullyWatched,
    };
  };
  return {
    ...account('a-malene', family, 'Malene', 'Kvist', nowAt - 400 * dayMs),
    pin: family.pin,
    entitledItemIds: ['790008'],
    profiles: [
      {
        ...newProfile('p-malene', 'Malene', ['drtv', 'optedin'], '#0a7f5c'),
        isPinEnabled: true,
        watched: {
          '206101': watched(54, 9, true),
          '206102': watched(55, 8, true),
          '206103': watched(21, 1),
          '304000': watched(40, 2),
          '201101': watched(50, 5, true),
          // Seen long ago, and since then taken out of the catalogue.
          '599999': watched(1, 380),
        },
        bookmarked: { '202000': nowAt - 3 * dayMs, '301000': nowAt - 6 * dayMs, '226000': nowAt - 12 * dayMs },
        rated: { '201000': 9, '304000': 7 },
      },
      { ...newProfile('p-storebror', 'Aske', ['ultra', 'optedout'], '#5a2d6b') },
      {
        ...newProfile('p-lillesoester', 'Saga', ['ramasjang', 'optedout'], '#ffd93b'),
        watched: { '217101': watched(6, 1) },
        bookmarked: { '218000': nowAt - dayMs },
      },
      newProfile('p-mini', 'Storm', ['minisjang', 'optedout'], ''),
    ],
  };
}

function newcomerAccount(nowAt: number): AccountState {
  return {
    ...account('a-ny', newcomer, 'Noor', 'Yding', nowAt),
    isEmailVerified: false,
    profiles: [newProfile('p-ny', 'Noor', ['drtv', 'optedout'], '#1d2a33')],
  };
}

function travellerAccount(nowAt: number): AccountState {
  return {
    ...account('a-rejsende', traveller, 'Rasmus', 'Eskildsen', nowAt - 90 * dayMs),
    isAbroad: true,
    profiles: [newProfile('p-rejsende', 'Rasmus', ['drtv', 'optedin'], '#7a1f3d')],
  };
}

/** Names that are told apart by one letter or mark, and some of every length. */
const crowdNames = [
  'Jo',
  'Åse',
  'Aase',
  'Søren',
  'Soren',
  'Ida Marie',
  'Bedstefar på loftet',
  'Karl',
  'Carl',
  'Zoë',
  'Zoe',
  'Mor & far',
  'أمل',
  'Æmilie',
  'Hr. Nielsen',
  'Wilhelmina Alexandra',
  'Bo',
  'Gæsterne',
];

function crowdAccount(nowAt: number): AccountState {
  const others = crowdNames.map((name, index) => ({
    ...newProfile(
      `p-mange-${index + 2}`,
      name,
      [crowdSegments[index % crowdSegments.length] ?? 'drtv', 'optedout'],
      '#2a4d8f',
    ),
  }));
  return {
    ...account('a-mange', crowd, 'Maren', 'Ege', nowAt - 30 * dayMs),
    profiles: [adult('p-mange', 'Maren'), ...others],
  };
}

const crowdSegments = ['drtv', 'ultra', 'ramasjang', 'minisjang'] as const;

function endedAccount(nowAt: number): AccountState {
  return {
    ...account('a-slut', ended, 'Esben', 'Damm', nowAt - 900 * dayMs),
    pin: ended.pin,
    subscriptionEndedAt: nowAt - 20 * dayMs,
    profiles: [{ ...adult('p-slut', 'Esben'), isPinEnabled: true }],
  };
}

function adult(id: string, name: string): ProfileState {
  return newProfile(id, name, ['drtv', 'optedout'], '#1d2a33');
}

function account(
  id: string,
  { email, password: known }: Pick<AccountToTry, 'email' | 'password'>,
  firstName: string,
  lastName: string,
  createdAt: number,
): Omit<AccountState, 'profiles'> {
  return {
    id,
    email,
    password: known,
    firstName,
    lastName,
    pin: '',
    isEmailVerified: true,
    isAbroad: false,
    subscriptionCode: 'Registered',
    entitledItemIds: [],
    createdAt,
    primaryProfileId: id.replace('a-', 'p-'),
  };
}

function byId(each: AccountState): [string, AccountState] {
  return [each.id, each];
}
