import { parseAccount, type Token } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import type { StoredSession } from '../stored-session';
import { entryOf } from '../testing/profile-fixture';
import { readProfiles, withAccount } from './read-profiles';
import { withProfile } from './with-profile';

const token = (type: string, scope: string, value = `${type} ${scope}`): Token => ({
  value,
  type,
  scope,
  expiresAt: 0,
  isRefreshable: true,
  isFallbackToken: false,
});
const session: StoredSession = {
  tokens: [token('UserAccount', 'Catalog'), token('UserAccount', 'Settings'), token('UserProfile', 'Catalog')],
  isRemembered: true,
  isAnonymous: false,
  accountName: 'Malene',
  account: { id: 'a-1', subscription: 'Registered', segments: [] },
  profile: {
    id: 'p-2',
    name: 'Saga',
    segments: ['minisjang'],
    maxRating: 'DR-Minisjang',
    accessServices: ['SpokenSubtitles'],
  },
};
const accountOf = (profiles: readonly object[], id = 'a-1') =>
  parseAccount({ id, firstName: 'Malene', subscriptionCode: 'Guest', profiles }, () => undefined);
const older = { id: 'p-2', name: 'Saga', segments: ['ramasjang'], color: '#ffd93b' };

test('[SE399] an account that is read anew changes what the session knows of it and of its profile', () => {
  expect(withAccount(session, accountOf([older]))).toMatchObject({
    account: { id: 'a-1', subscription: 'Guest' },
    profile: {
      id: 'p-2',
      name: 'Saga',
      color: '#ffd93b',
      segments: ['ramasjang'],
      maxRating: undefined,
      accessServices: ['SpokenSubtitles'],
    },
    tokens: session.tokens,
  });
});

test('[SE399] a profile that was deleted elsewhere loses its tokens and keeps its limits', () => {
  const after = withAccount(session, accountOf([{ id: 'p-1', name: 'Malene' }]));
  expect(after.profile).toEqual(session.profile);
  expect(after.tokens.map(({ value }) => value)).toEqual(['UserAccount Catalog', 'UserAccount Settings']);
});

test('[SE399] nobody else takes on an account, and no answer that was left behind changes anything', async () => {
  expect(withAccount(session, accountOf([older], 'a-2'))).toBe(session);
  const changes: unknown[] = [];
  const deps = {
    accounts: { load: async () => accountOf([older]) },
    session: { update: (change: unknown) => void changes.push(change) },
  };
  const { entries } = await readProfiles(deps, { aborted: true } as AbortSignal);
  expect([entries.length, changes.length]).toEqual([1, 0]);
  await readProfiles(deps);
  expect(changes).toHaveLength(1);
});

test('[SE397] [profiles-14] a chosen profile brings its tokens, and what another had or a PIN opened is gone', () => {
  const opened = [token('UserProfile', 'Playback'), token('UserAccount', 'Playback')];
  const own = token('UserProfile', 'Catalog', 'own');
  const chosen = entryOf('p-1', { name: 'Malene', color: '#0a7f5c' });
  const after = withProfile({ ...session, tokens: [...session.tokens, ...opened] }, chosen, [own]);
  expect(after.tokens.map(({ value }) => value)).toEqual(['UserAccount Catalog', 'UserAccount Settings', 'own']);
  expect(after.profile).toEqual({
    id: 'p-1',
    name: 'Malene',
    color: '#0a7f5c',
    segments: ['drtv'],
    maxRating: undefined,
  });
});
