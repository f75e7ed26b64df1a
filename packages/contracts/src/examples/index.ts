export { accountExample, profileExample, subscriptionExample } from './account-example';
export {
  bookmarkExample,
  continueWatchingExample,
  nextItemExample,
  userRatingExample,
  watchedExample,
} from './activity-examples';
export { eventExample, liveStreamsExample, schedulesExample } from './broadcast-examples';
export {
  deviceAuthorizationExample,
  deviceCodeExample,
  identityDiscoveryExample,
  identityTokensExample,
  oAuthErrorExample,
} from './identity-examples';
export { itemSummaryExample, seasonDetailExample } from './item-example';
export { itemListExample, unloadedListExample, viewerListExample } from './item-list-example';
export { mediaFilesExample } from './media-files-example';
export { pageExample } from './page-example';
export { searchResultExample } from './search-result-example';
export { serviceConfigExample } from './service-config-example';
export { serviceErrorExample } from './service-error-example';
export { geolocationExample, healthExample, localeStringsExample } from './surroundings-examples';
export { exchangedTokensExample, tokensExample } from './tokens-example';
