import type { Clock } from './clock';
import type { Cookies } from './cookies';
import type { Cast } from './device/cast';
import type { Connectivity } from './device/connectivity';
import type { DeviceInfo } from './device/device-info';
import type { FullScreen } from './device/full-screen';
import type { HomePreview } from './device/home-preview';
import type { Lifecycle } from './device/lifecycle';
import type { NowPlaying } from './device/now-playing';
import type { PictureInPicture } from './device/picture-in-picture';
import type { RemoteInput } from './device/remote-input';
import type { Speech } from './device/speech';
import type { HttpTransport } from './http-transport';
import type { KeyValueStore } from './key-value-store';
import type { Lock } from './lock';
import type { MediaEngines } from './media-engine';
import type { History } from './places/history';
import type { OutsideLinks } from './places/outside-links';
import type { Random } from './random';
import type { TelemetryRecord } from './telemetry/telemetry';
import type { UncaughtErrors } from './telemetry/uncaught-errors';

/** Everything that an application asks of its target. */
export interface Ports {
  readonly clock: Clock;
  readonly http: HttpTransport;
  readonly store: KeyValueStore;
  /** What lasts as long as the visit, a reload included: gone when the tab or the application is closed. */
  readonly visitStore: KeyValueStore;
  readonly cookies: Cookies;
  readonly remote: RemoteInput;
  readonly lifecycle: Lifecycle;
  readonly history: History;
  readonly connectivity: Connectivity;
  readonly device: DeviceInfo;
  readonly mediaEngines: MediaEngines;
  readonly speech: Speech;
  readonly telemetry: TelemetryRecord;
  readonly uncaught: UncaughtErrors;
  readonly random: Random;
  readonly lock: Lock;
  readonly outside: OutsideLinks;
  /** Missing, or undefined, where the application fills the screen anyway, or may not. */
  readonly fullScreen?: FullScreen | undefined;
  /** Missing, or undefined, where there is no such window. */
  readonly pictureInPicture?: PictureInPicture | undefined;
  /** Missing, or undefined, where nothing outside the page shows what plays. */
  readonly nowPlaying?: NowPlaying | undefined;
  /** Missing, or undefined, where nothing can be cast, or the broadcaster has named no receiver. */
  readonly cast?: Cast | undefined;
  /** Missing, or undefined, on sets without such a row. */
  readonly preview?: HomePreview | undefined;
}
