export type { Clock } from './clock';
export type { Cookies, CookieWriter } from './cookies';
export type { Cast, CastItem, CastOutcome, CastState, CastStatus } from './device/cast';
export type { Connectivity } from './device/connectivity';
export type {
  CaptionSettings,
  DeviceClass,
  DeviceInfo,
  DeviceTiming,
  ParentalControl,
  TargetName,
} from './device/device-info';
export type { FullScreen } from './device/full-screen';
export type { HomePreview, PreviewSection, PreviewTile } from './device/home-preview';
export type { Lifecycle, LifecycleEvent, LifecycleState } from './device/lifecycle';
export type { NowPlaying, NowPlayingAction, NowPlayingDisplay, PlayingNow } from './device/now-playing';
export type { PictureInPicture } from './device/picture-in-picture';
export type {
  RemoteEvent,
  RemoteInput,
  RemoteKeyEvent,
  RemoteModeEvent,
  RemotePointerEvent,
} from './device/remote-input';
export type { Speech } from './device/speech';
export { castErrors, httpErrors, mediaErrors } from './errors';
export type { HttpMethod, HttpRequest, HttpResponse, HttpTransport } from './http-transport';
export type { KeyValueStore } from './key-value-store';
export type { Lock } from './lock';
export { type MachineClock, toMachineClock } from './machine-clock';
export {
  type AudioWish,
  type MediaAbilities,
  type MediaEngine,
  type MediaEngines,
  type MediaFormat,
  type MediaObservation,
  type MediaProtection,
  type MediaRange,
  type MediaRendition,
  type MediaSource,
  type MediaSubtitle,
  type MediaSurface,
  type MediaThumbnail,
  type MediaTrack,
  nothingObserved,
  type ProtectionSystem,
} from './media-engine';
export type { History, HistoryArrival, HistoryEntry } from './places/history';
export type { OutsideLinks } from './places/outside-links';
export type { Ports } from './ports';
export type { Random } from './random';
export type { Telemetry, TelemetryRecord } from './telemetry/telemetry';
export {
  type ActivityTelemetry,
  type ApplicationTelemetry,
  type FigureTelemetry,
  type NavigationTelemetry,
  type PeopleTelemetry,
  type PlaybackTelemetry,
  type SearchTelemetry,
  type TelemetryEvent,
  type TelemetryEventType,
  type TelemetryItem,
  type TelemetryPlace,
  toTelemetryText,
} from './telemetry/telemetry-event';
export type { UncaughtError, UncaughtErrors } from './telemetry/uncaught-errors';
export { describesPicture, toAudioWish, toWishedAudio } from './wished-audio';
