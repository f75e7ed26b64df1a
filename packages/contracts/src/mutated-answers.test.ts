import { isAppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import * as examples from './examples/index';
import type { ContractFault } from './fault';
import * as contracts from './index';
import { createChance, mutate } from './testing/mutate';

const ignore = () => undefined;
const mutationsPerSchema = 300;

/** Every reader of an answer, and a good answer for it. */
const readers: readonly (readonly [name: string, example: unknown, read: (value: unknown) => unknown])[] = [
  ['account', examples.accountExample, (value) => contracts.parseAccount(value, ignore)],
  ['bookmark', examples.bookmarkExample, contracts.parseBookmark],
  ['configuration', examples.serviceConfigExample, (value) => contracts.parseServiceConfig(value, ignore)],
  [
    'continue watching',
    examples.continueWatchingExample,
    (value) => contracts.parseContinueWatching(value, ignore).inclusions,
  ],
  ['device authorization', examples.deviceAuthorizationExample, contracts.parseDeviceAuthorization],
  ['device code', examples.deviceCodeExample, contracts.parseDeviceCode],
  ['discovery', examples.identityDiscoveryExample, contracts.parseIdentityDiscovery],
  ['event', examples.eventExample, (value) => contracts.parseItem(value, ignore)],
  ['geolocation', examples.geolocationExample, contracts.parseGeolocation],
  ['health', examples.healthExample, contracts.parseHealth],
  ['identity tokens', examples.identityTokensExample, contracts.parseIdentityTokens],
  ['item', examples.seasonDetailExample, (value) => contracts.parseItem(value, ignore)],
  ['list', examples.itemListExample, (value) => contracts.parseItemList(value, ignore)],
  [
    'lists',
    [examples.itemListExample, examples.viewerListExample],
    (value) => contracts.parseItemLists(value, ignore).map(contracts.listState),
  ],
  ['live streams', examples.liveStreamsExample, (value) => contracts.parseLiveStreams(value, ignore)],
  ['locale strings', examples.localeStringsExample, contracts.parseLocaleStrings],
  ['media files', examples.mediaFilesExample, (value) => contracts.parseMediaFiles(value, ignore)],
  ['next item', examples.nextItemExample, (value) => contracts.parseNextItem(value, ignore)],
  ['OAuth error', examples.oAuthErrorExample, contracts.parseOAuthError],
  ['offered', examples.itemSummaryExample, (value) => contracts.parseOffered(value, ignore)],
  [
    'page',
    examples.pageExample,
    (value) =>
      contracts.parsePage(value, ignore).entries.map((entry) => entry.list && contracts.toItemList(entry.list, ignore)),
  ],
  ['profile', examples.profileExample, (value) => contracts.parseProfile(value, ignore)],
  ['schedules', examples.schedulesExample, (value) => contracts.parseSchedules(value, ignore)],
  ['search', examples.searchResultExample, (value) => contracts.parseSearchResult(value, ignore)],
  ['service error', examples.serviceErrorExample, contracts.parseServiceError],
  ['subscription', examples.subscriptionExample, contracts.parseSubscription],
  ['tokens', examples.tokensExample, (value) => contracts.parseTokens(value, ignore)],
  ['user rating', examples.userRatingExample, contracts.parseUserRating],
  ['watched', examples.watchedExample, contracts.parseWatched],
];

test.each(readers)(
  `[CT42] of ${mutationsPerSchema} mutated answers of %s each is a value or malformed`,
  (_, example, read) => {
    const chance = createChance(2026);
    for (let round = 0; round < mutationsPerSchema; round++) {
      const answer = mutate(example, chance);
      try {
        read(answer);
      } catch (thrown) {
        if (!isAppError(thrown, 'contracts/malformed-answer'))
          throw new Error(`${String(thrown)} for ${toText(answer)}`);
      }
    }
  },
);

test('[CT42] what is read of a mutated list holds good items alone', () => {
  const chance = createChance(28);
  for (let round = 0; round < mutationsPerSchema; round++) {
    const faults: ContractFault[] = [];
    const sent = mutate([examples.itemSummaryExample, examples.seasonDetailExample, examples.eventExample], chance);
    const items = contracts.parseItems(Array.isArray(sent) ? sent : [], (fault) => void faults.push(fault));
    for (const item of items)
      expect([typeof item.id, typeof item.type, typeof item.title]).toEqual(['string', 'string', 'string']);
    for (const fault of faults) expect(JSON.stringify(fault).length).toBeLessThan(200);
  }
});

test.each(readers)('[CT40] the example of %s is read as it stands', (_, example, read) => {
  expect(() => read(example)).not.toThrow();
});

function toText(answer: unknown): string {
  return (JSON.stringify(answer) ?? String(answer)).slice(0, 500);
}
