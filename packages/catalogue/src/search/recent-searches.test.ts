import { createFakeKeyValueStore } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createRecentSearches, recentSearchesKey } from './recent-searches';

const key = recentSearchesKey('p1');

const open = (kept?: unknown) => {
  const store = createFakeKeyValueStore();
  if (kept !== undefined) store.write(key, typeof kept === 'string' ? kept : JSON.stringify(kept));
  return { store, recent: createRecentSearches(store, 'p1'), stored: () => JSON.parse(store.read(key) ?? 'null') };
};

test('[CA452] five are kept, from the oldest to the newest, and shown newest first', () => {
  const { recent, stored } = open();
  for (const term of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']) recent.add(term);
  expect([recent.terms.get(), stored()]).toEqual([
    ...[
      ['ff', 'ee', 'dd', 'cc', 'bb'],
      ['bb', 'cc', 'dd', 'ee', 'ff'],
    ],
  ]);
  recent.add('cc');
  expect(stored()).toEqual(['bb', 'dd', 'ee', 'ff', 'cc']);
});

test('[CA452] [search-03] of twenty that an older version kept the newest five show', () => {
  const { recent } = open(Array.from({ length: 20 }, (_, at) => `term ${at + 1}`));
  expect(recent.terms.get()).toEqual(['term 20', 'term 19', 'term 18', 'term 17', 'term 16']);
});

test('[CA452] [search-04] [search-10] a search is kept as it is compared, and an empty one is not', () => {
  const { recent } = open();
  const long = 'M'.repeat(500);
  for (const text of ['  matador ', 'matador', '', '   ', long, ` ${long}`, 'm']) recent.add(text);
  expect(recent.terms.get()).toEqual([long, 'matador']);
  for (const text of ['pa\u030a', 'på']) recent.add(text);
  expect(recent.terms.get()).toEqual(['på', long, 'matador']);
});

test('[CA452] one is removed, and each profile has its own', () => {
  const { recent, store } = open(['aa', 'bb']);
  recent.remove('aa');
  expect([recent.terms.get(), createRecentSearches(store, 'p1').terms.get()]).toEqual([['bb'], ['bb']]);
  expect(createRecentSearches(store, 'p2').terms.get()).toEqual([]);
});

test.each([['{"aa":1}'], ['nonsense'], [[1, null, '<b>', 'x']]])('[CA452] %j in the store is nothing', (kept) => {
  expect(open(kept).recent.terms.get()).toEqual([]);
});

test('[CA452] what another window remembers shows here, until it is over', () => {
  const { store, recent } = open();
  let changes = 0;
  recent.terms.subscribe(() => {
    changes += 1;
  });
  store.writeElsewhere(key, '["aa"]');
  store.writeElsewhere(recentSearchesKey('p2'), '["cc"]');
  expect([recent.terms.get(), changes]).toEqual([['aa'], 1]);
  recent.stop();
  store.writeElsewhere(key, '["bb"]');
  expect(recent.terms.get()).toEqual(['aa']);
});
