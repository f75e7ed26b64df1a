import type { Clock } from './clock';
import type { Connectivity } from './connectivity';
import type { DeviceInfo } from './device-info';
import type { History } from './history';
import type { HomePreview } from './home-preview';
import type { HttpTransport } from './http-transport';
import type { KeyValueStore } from './key-value-store';
import type { Lifecycle } from './lifecycle';
import type { Lock } from './lock';
import type { MediaEngines } from './media-engine';
import type { OutsideLinks } from './outside-links';
import type { Random } from './random';
import type { RemoteInput } from './remote-input';
import type { Speech } from './speech';
import type { TelemetryRecord } from './telemetry';
import type { UncaughtErrors } from './uncaught-errors';

/** Everything that an application asks of its target. */
export interface Ports {
  readonly clock: Clock;
  readonly http: HttpTransport;
  readonly store: KeyValueStore;
  /** What lasts as long as the visit, a reload included: gone when the tab or the application is closed. */
  readonly visitStore: KeyValueStore;
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
  /** Missing, or undefined, on sets without such a row. */
  readonly preview?: HomePreview | undefined;
}
