import type { DeviceInfo } from '../device/device-info';
import type { Ports } from '../ports';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createFakeConnectivity, type FakeConnectivity } from './fake-connectivity';
import { createFakeCookies, type FakeCookies } from './fake-cookies';
import { fakeDeviceInfo } from './fake-device-info';
import { createFakeHistory, type FakeHistory } from './fake-history';
import { createFakeHttpTransport, type FakeHttpTransport, type FakeService } from './fake-http-transport';
import { createFakeKeyValueStore, type FakeKeyValueStore } from './fake-key-value-store';
import { createFakeLifecycle, type FakeLifecycle } from './fake-lifecycle';
import {
  createFakeMediaEngine,
  createFakeMediaEngines,
  type FakeMediaEngine,
  type FakeMediaEngines,
} from './fake-media-engine';
import { createFakeRemoteInput, type FakeRemoteInput } from './fake-remote-input';
import { createFakeUncaughtErrors, type FakeUncaughtErrors } from './fake-uncaught-errors';
import {
  createFakeLock,
  createRecordedSpeech,
  createRecordedTelemetry,
  createSeededRandom,
  type RecordedSpeech,
  type RecordedTelemetry,
} from './recorders';

/** Every port as a fake, each in the test's hand. */
export interface FakePorts extends Ports {
  readonly clock: FakeClock;
  readonly http: FakeHttpTransport;
  readonly store: FakeKeyValueStore;
  readonly visitStore: FakeKeyValueStore;
  readonly cookies: FakeCookies;
  readonly remote: FakeRemoteInput;
  readonly lifecycle: FakeLifecycle;
  readonly history: FakeHistory;
  readonly connectivity: FakeConnectivity;
  readonly mediaEngine: FakeMediaEngine;
  readonly mediaEngines: FakeMediaEngines;
  readonly speech: RecordedSpeech;
  readonly telemetry: RecordedTelemetry;
  readonly uncaught: FakeUncaughtErrors;
}

/** What a test says of a set. */
export interface FakePortsOptions {
  readonly path?: string;
  readonly service?: FakeService;
  readonly hasAddresses?: boolean;
  /** What differs from a browser of no particular kind. */
  readonly device?: Partial<DeviceInfo> | undefined;
}

/** Makes a set that exists in a test alone: at `path`, with `service` at the other end of its network. */
export function createFakePorts(options: FakePortsOptions = {}): FakePorts {
  const clock = createFakeClock();
  const mediaEngine = createFakeMediaEngine();
  return {
    clock,
    http: createFakeHttpTransport(options.service),
    store: createFakeKeyValueStore(),
    visitStore: createFakeKeyValueStore(),
    cookies: createFakeCookies(),
    remote: createFakeRemoteInput(clock),
    lifecycle: createFakeLifecycle(),
    history: createFakeHistory(options.path, options.hasAddresses),
    connectivity: createFakeConnectivity(),
    device: { ...fakeDeviceInfo, ...options.device },
    mediaEngine,
    mediaEngines: createFakeMediaEngines(mediaEngine),
    speech: createRecordedSpeech(),
    telemetry: createRecordedTelemetry(),
    uncaught: createFakeUncaughtErrors(),
    random: createSeededRandom(),
    lock: createFakeLock(),
    // As a set, which has no windows.
    outside: { open: () => false },
  };
}
