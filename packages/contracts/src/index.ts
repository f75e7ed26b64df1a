export { type Account, parseAccount } from './account';
export { type Bookmark, parseBookmark } from './bookmark';
export type { Classification } from './classification';
export type { FeatureFlags } from './config/feature-flags';
export type { GeneralConfig } from './config/general';
export type { I18nConfig, Language } from './config/i18n';
export type { LinearConfig } from './config/linear';
export type { Navigation, NavigationContent, NavigationEntry } from './config/navigation';
export type { PlaybackConfig } from './config/playback';
export type { RatingClass } from './config/rating-class';
export { parseServiceConfig, type ServiceConfig } from './config/service-config';
export type { SitemapPage } from './config/sitemap-page';
export { type ContinueWatchingList, type ItemInclusion, parseContinueWatching } from './continue-watching';
export type { Credit } from './credit';
export { type DeviceCode, parseDeviceCode } from './device-code';
export type { Entitlement } from './entitlement';
export type { ContractFault, ContractFaultReason, ReportFault } from './fault';
export { type Geolocation, parseGeolocation } from './geolocation';
export { type Health, parseHealth } from './health';
export { type DeviceAuthorization, parseDeviceAuthorization } from './identity/device-authorization';
export { type IdentityDiscovery, parseIdentityDiscovery } from './identity/discovery';
export { type IdentityTokens, parseIdentityTokens } from './identity/identity-tokens';
export { type OAuthError, parseOAuthError } from './identity/oauth-error';
export type { Images } from './images';
export type { Item, ItemType, NextEpisode } from './item';
export type { ItemCustomFields } from './item-custom-fields';
export { type ItemList, type ListHead, type ListState, listState, type RawItemList } from './item-list';
export { type LiveStream, parseLiveStreams } from './live-stream';
export { type LocaleStrings, parseLocaleStrings } from './locale-strings';
export { type MediaFile, type MediaFormat, parseMediaFiles } from './media-file';
export { type NextItem, parseNextItem } from './next-item';
export type { Offer } from './offer';
export { parseOffered } from './offered';
export type { OpenEnum } from './open-enum';
export { type Page, type PageMetadata, pageItem, parsePage } from './page';
export type { EntryCustomFields, PageEntry } from './page-entry';
export type { ListAuthorization, PageLink, Paging } from './paging';
export { parseItem } from './parse-item';
export { parseItemList, parseItemLists, parseItems, toItemList } from './parse-item-list';
export { type Profile, parseProfile } from './profile';
export type { ProfileSummary } from './profile-summary';
export { type ChannelSchedule, type Programme, parseSchedules } from './schedule';
export {
  type FoundPerson,
  parseSearchResult,
  type SearchGroup,
  type SearchResult,
} from './search-result';
export { serviceCodes } from './service-codes';
export { parseServiceError, type ServiceError } from './service-error';
export { type AccountSubscription, parseSubscription, type SubscriptionPlan } from './subscription';
export type { Subtitles } from './subtitles';
export type { EntryColor, Theme, ThemeColor } from './theme';
export type { TimeCode } from './time-code';
export { parseTokens, type Token } from './token';
export { parseUserRating, type UserRating } from './user-rating';
export { parseWatched, type Watched } from './watched';
export { hasAngleBrackets, readPath } from './wire/path';
