export type { AccountView, RunningAccount } from './account/account';
export type { LateAccount } from './account/late-account';
export type { Activity, NextItemModel, RunningActivity } from './activity/activity';
export { toMenuAddress } from './addresses/address';
export { isAccountPage } from './addresses/routes';
export type { Screen } from './addresses/screen';
export type { Appearance, AppearanceMode } from './appearance';
export { type Application, createApplication } from './application';
export { type Casting, type CastingView, createCasting } from './cast/casting';
export { baseOf, type Configuration, parseConfiguration } from './configuration';
export {
  type FailureAction,
  type FailureKind,
  type FailurePlace,
  failureActionsOf,
  toFailureKind,
} from './connectivity/failure';
export { currentEntryOf, headerToolsOf, type MenuEntry, type Rooms, toMenuEntries } from './header/header';
export type { HeaderDisplay, HeaderState } from './header/header-display';
export type { RemoteRouting } from './input/remote-routing';
export type { Locale, ServiceTexts } from './locale/locale';
export { contentIdOf, contentKeyOf, rootKey } from './navigation/content-group';
export type { OpenableItem } from './navigation/item-opener';
export type { Location, NavigationChange } from './navigation/location';
export type { Navigation, PlaceLeft } from './navigation/navigation';
export type { Places } from './navigation/places';
export type { Opened, Start, StartState } from './opening/start';
export type { PassiveNotice } from './overlays/notices';
export {
  type CodeKind,
  describeOverlay,
  type HelpKind,
  type Overlay,
  type OverlayKind,
  type OverlayOf,
} from './overlays/overlay';
export type { OverlayAction } from './overlays/overlay-descriptor';
export type {
  AgeChoice,
  DeviceCode,
  EditedProfile,
  NameEntry,
  NewPin,
  NewProfile,
  PinEntry,
  ProfileChoice,
  ProfileEditing,
  ProfileQuestion,
  TextPart,
} from './overlays/overlay-payloads';
export type { Profiles } from './profiles/profiles';
export type { Resource, ResourceState } from './reading/resource';
export type { LateSearch, Search, SearchSource, SearchView } from './search/search-view';
export type { Announcer } from './speech/announcer';
export type { Playing, WatchOpening } from './watch/playing';
export {
  type SubtitleStyle,
  type SubtitleStyling,
  type SubtitleTrait,
  subtitleTraits,
} from './watch/subtitle-style';
export type { Watch } from './watch/watch';
export type { WatchCommand } from './watch/watch-commands';
export type { WatchControl } from './watch/watch-keys';
export {
  awaitsPicture,
  type NextPlayable,
  type WatchEnd,
  type WatchedProgramme,
  type WatchView,
} from './watch/watch-view';
