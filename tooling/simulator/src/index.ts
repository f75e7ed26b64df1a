export type { SimulatedTarget } from './device/device-state';
export type { SimulatorDriver } from './device/simulator-driver';
export type { SimulatorKey } from './device/simulator-key';
export type { Choice } from './page/simulator-setup';
export { type RunningSimulator, type ServeSimulatorOptions, serveSimulator } from './server/serve-simulator';
