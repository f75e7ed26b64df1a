import type { SimulatedTarget } from '../device/device-state';

/** What the server tells the page of the simulator. */
export interface SimulatorSetup {
  readonly target: SimulatedTarget;
  readonly appUrl: string;
  readonly privileges: readonly string[];
  /** Where the server tells that the application was built anew; null where nobody builds it. */
  readonly restartsUrl: string | null;
}
