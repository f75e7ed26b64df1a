export { type DrawnNode, drawMachine } from './draw-machine';
export { createFakeCast, type FakeCast } from './fake-cast';
export { createFakeClock, type FakeClock, fakeNow, settled } from './fake-clock';
export { createFakeConnectivity, type FakeConnectivity } from './fake-connectivity';
export { createFakeCookies } from './fake-cookies';
export { fakeDeviceInfo } from './fake-device-info';
export { createFakeHistory, type FakeHistory } from './fake-history';
export {
  createFakeHttpTransport,
  type FakeAnswer,
  type FakeHttpTransport,
  type FakeService,
} from './fake-http-transport';
export { createFakeKeyValueStore, type FakeKeyValueStore } from './fake-key-value-store';
export { createFakeLifecycle, type FakeLifecycle } from './fake-lifecycle';
export {
  createFakeMediaEngine,
  createFakeMediaEngines,
  type FakeMediaEngine,
  fakeMediaSurface,
} from './fake-media-engine';
export { createFakePorts, type FakePorts } from './fake-ports';
export { createFakeRemoteInput, type FakeRemoteInput } from './fake-remote-input';
export {
  type MediaEnginePromise,
  type MediaEngineRig,
  mediaEngineConformance,
} from './media-engine-conformance';
export {
  createFakeLock,
  createRecordedSpeech,
  createRecordedTelemetry,
  createSeededRandom,
  type RecordedSpeech,
  type RecordedTelemetry,
} from './recorders';
