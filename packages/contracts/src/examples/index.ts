export { itemSummaryExample, seasonDetailExample } from './item-example';
export { itemListExample, unloadedListExample, viewerListExample } from './item-list-example';
export { mediaFilesExample } from './media-files-example';
export { pageExample } from './page-example';
export { serviceConfigExample } from './service-config-example';
export { serviceErrorExample } from './service-error-example';
export { exchangedTokensExample, tokensExample } from './tokens-example';
