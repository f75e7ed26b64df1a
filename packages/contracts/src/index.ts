export { type Account, parseAccount } from './account/account';
export type { Entitlement } from './account/entitlement';
export { type Profile, parseProfile } from './account/profile';
export type { ProfileSummary } from './account/profile-summary';
export { type AccountSubscription, parseSubscription, type SubscriptionPlan } from './account/subscription';
export { type Bookmark, parseBookmark } from './activity/bookmark';
export { type ContinueWatchingList, type ItemInclusion, parseContinueWatching } from './activity/continue-watching';
export { type NextItem, parseNextItem } from './activity/next-item';
export { parseOffered } from './activity/offered';
export { parseUserRating, type UserRating } from './activity/user-rating';
export { parseWatched, type Watched } from './activity/watched';
export { type LiveStream, parseLiveStreams } from './browse/live-stream';
export { type ChannelSchedule, type Programme, parseSchedules } from './browse/schedule';
export {
  type FoundPerson,
  parseSearchResult,
  type SearchGroup,
  type SearchResult,
  searchGroups,
} from './browse/search-result';
export type { FeatureFlags } from './config/feature-flags';
export type { GeneralConfig } from './config/general';
export type { I18nConfig, Language } from './config/i18n';
export type { LinearConfig } from './config/linear';
export type { Navigation, NavigationContent, NavigationEntry } from './config/navigation';
export type { PlaybackConfig } from './config/playback';
export { type ProtectionConfig, type ProtectionName, readProtection } from './config/protection';
export type { RatingClass } from './config/rating-class';
export { parseServiceConfig, type ServiceConfig } from './config/service-config';
export type { SitemapPage } from './config/sitemap-page';
export { type DeviceAuthorization, parseDeviceAuthorization } from './identity/device-authorization';
export { type DeviceCode, parseDeviceCode } from './identity/device-code';
export { type IdentityDiscovery, parseIdentityDiscovery } from './identity/discovery';
export { type IdentityTokens, parseIdentityTokens } from './identity/identity-tokens';
export { type OAuthError, parseOAuthError } from './identity/oauth-error';
export { parseTokens, type Token } from './identity/token';
export type { Classification } from './item/classification';
export type { Credit } from './item/credit';
export type { Images } from './item/images';
export type { Item, ItemList, ItemType, NextEpisode } from './item/item';
export type { ItemCustomFields } from './item/item-custom-fields';
export { type ListHead, type ListState, listState, type RawItemList } from './item/list-head';
export type { Offer } from './item/offer';
export type { ListAuthorization, PageLink, Paging } from './item/paging';
export { parseItem } from './item/parse-item';
export { parseItemList, parseItemLists, parseItems, toItemList } from './item/parse-item-list';
export { type RatedItem, siftItems } from './item/sift-items';
export type { EntryColor, Theme, ThemeColor } from './item/theme';
export { type MediaFile, type MediaFormat, parseMediaFiles } from './media/media-file';
export type { Subtitles } from './media/subtitles';
export type { TimeCode } from './media/time-code';
export { type Page, type PageMetadata, parsePage } from './page/page';
export type { EntryCustomFields, PageEntry } from './page/page-entry';
export type { ContractFault, ContractFaultReason, ReportFault } from './reading/fault';
export { type Geolocation, parseGeolocation } from './service/geolocation';
export { type Health, parseHealth } from './service/health';
export { type LocaleStrings, parseLocaleStrings } from './service/locale-strings';
export { serviceCodes } from './service/service-codes';
export { parseServiceError, type ServiceError } from './service/service-error';
export type { OpenEnum } from './wire/open-enum';
export { hasAngleBrackets, readPath } from './wire/path';
