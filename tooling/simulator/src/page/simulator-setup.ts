import type { SimulatedTarget } from '../device/device-state';

/** What the server tells the page of the simulator. */
export interface SimulatorSetup {
  readonly target: SimulatedTarget;
  readonly appUrl: string;
  readonly privileges: readonly string[];
}
