import * as examples from '../examples/index';
import * as contracts from '../index';

/** Good answers of one schema, and what reads them. */
export interface AnswerReader {
  readonly examples: readonly unknown[];
  readonly read: (answer: unknown) => unknown;
}

const ignore = () => undefined;

/** Every reader of an answer, by the name of its function. What is read late, as the items of a rail, is read along. */
export const answerReaders: Readonly<Record<string, AnswerReader>> = {
  parseAccount: { examples: [examples.accountExample], read: (value) => contracts.parseAccount(value, ignore) },
  parseBookmark: { examples: [examples.bookmarkExample], read: contracts.parseBookmark },
  parseContinueWatching: {
    examples: [examples.continueWatchingExample],
    read: (value) => contracts.parseContinueWatching(value, ignore).inclusions,
  },
  parseDeviceAuthorization: {
    examples: [examples.deviceAuthorizationExample],
    read: contracts.parseDeviceAuthorization,
  },
  parseDeviceCode: { examples: [examples.deviceCodeExample], read: contracts.parseDeviceCode },
  parseGeolocation: { examples: [examples.geolocationExample], read: contracts.parseGeolocation },
  parseHealth: {
    examples: [examples.healthExample, { serviceAvailable: true, nextPingInMilliseconds: 60_000 }, true],
    read: contracts.parseHealth,
  },
  parseIdentityDiscovery: { examples: [examples.identityDiscoveryExample], read: contracts.parseIdentityDiscovery },
  parseIdentityTokens: { examples: [examples.identityTokensExample], read: contracts.parseIdentityTokens },
  parseItem: {
    examples: [examples.seasonDetailExample, examples.itemSummaryExample, examples.eventExample],
    read: (value) => contracts.parseItem(value, ignore),
  },
  parseItemList: {
    examples: [examples.itemListExample, examples.unloadedListExample, examples.viewerListExample],
    read: (value) => contracts.parseItemList(value, ignore),
  },
  parseItemLists: {
    examples: [[examples.itemListExample, examples.viewerListExample]],
    read: (value) => contracts.parseItemLists(value, ignore).map(contracts.listState),
  },
  parseItems: {
    examples: [[examples.itemSummaryExample, examples.seasonDetailExample, examples.eventExample]],
    read: (value) => contracts.parseItems(Array.isArray(value) ? value : [], ignore),
  },
  parseLiveStreams: {
    examples: [examples.liveStreamsExample],
    read: (value) => contracts.parseLiveStreams(value, ignore),
  },
  parseLocaleStrings: { examples: [examples.localeStringsExample], read: contracts.parseLocaleStrings },
  parseMediaFiles: {
    examples: [examples.mediaFilesExample],
    read: (value) => contracts.parseMediaFiles(value, ignore),
  },
  parseNextItem: { examples: [examples.nextItemExample], read: (value) => contracts.parseNextItem(value, ignore) },
  parseOAuthError: { examples: [examples.oAuthErrorExample], read: contracts.parseOAuthError },
  parseOffered: {
    examples: [examples.itemSummaryExample, { item: examples.itemSummaryExample }],
    read: (value) => contracts.parseOffered(value, ignore),
  },
  parsePage: {
    examples: [examples.pageExample],
    read: (value) =>
      contracts.parsePage(value, ignore).entries.map((entry) => entry.list && contracts.toItemList(entry.list, ignore)),
  },
  parseProfile: { examples: [examples.profileExample], read: (value) => contracts.parseProfile(value, ignore) },
  parseSchedules: { examples: [examples.schedulesExample], read: (value) => contracts.parseSchedules(value, ignore) },
  parseSearchResult: {
    examples: [examples.searchResultExample],
    read: (value) => contracts.parseSearchResult(value, ignore),
  },
  parseServiceConfig: {
    examples: [examples.serviceConfigExample],
    read: (value) => contracts.parseServiceConfig(value, ignore),
  },
  parseServiceError: { examples: [examples.serviceErrorExample], read: contracts.parseServiceError },
  parseSubscription: { examples: [examples.subscriptionExample], read: contracts.parseSubscription },
  parseTokens: {
    examples: [examples.tokensExample, examples.exchangedTokensExample],
    read: (value) => contracts.parseTokens(value, ignore),
  },
  parseUserRating: { examples: [examples.userRatingExample], read: contracts.parseUserRating },
  parseWatched: { examples: [examples.watchedExample], read: contracts.parseWatched },
};
