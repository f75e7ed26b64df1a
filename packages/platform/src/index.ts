export type { Clock } from './clock';
export type { Connectivity } from './connectivity';
export type {
  CaptionSettings,
  DeviceClass,
  DeviceInfo,
  DeviceTiming,
  ParentalControl,
  TargetName,
} from './device-info';
export { httpErrors, mediaErrors } from './errors';
export type { History, HistoryArrival, HistoryEntry } from './history';
export type { HomePreview, PreviewSection, PreviewTile } from './home-preview';
export type { HttpMethod, HttpRequest, HttpResponse, HttpTransport } from './http-transport';
export type { KeyValueStore } from './key-value-store';
export type { Lifecycle, LifecycleEvent, LifecycleState } from './lifecycle';
export type { Lock } from './lock';
export {
  type MediaAbilities,
  type MediaEngine,
  type MediaEngines,
  type MediaFormat,
  type MediaObservation,
  type MediaSource,
  type MediaSubtitle,
  type MediaSurface,
  type MediaThumbnail,
  type MediaTrack,
  nothingObserved,
} from './media-engine';
export type { OutsideLinks } from './outside-links';
export type { Ports } from './ports';
export type { Random } from './random';
export type { RemoteEvent, RemoteInput, RemoteKeyEvent, RemoteModeEvent, RemotePointerEvent } from './remote-input';
export type { Speech } from './speech';
export type { Telemetry, TelemetryRecord } from './telemetry';
export type {
  ActivityTelemetry,
  ApplicationTelemetry,
  NavigationTelemetry,
  PeopleTelemetry,
  PlaybackTelemetry,
  SearchTelemetry,
  TelemetryEvent,
  TelemetryEventType,
  TelemetryItem,
  TelemetryPlace,
} from './telemetry-event';
export type { UncaughtError, UncaughtErrors } from './uncaught-errors';
