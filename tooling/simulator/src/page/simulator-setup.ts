import type { SimulatedTarget } from '../device/device-state';

/** What the server tells the page of the simulator. */
export interface SimulatorSetup {
  readonly target: SimulatedTarget;
  /** The application's name, as its page's title has it. */
  readonly appName: string;
  readonly appUrl: string;
  readonly privileges: readonly string[];
  /** Where the server tells that the application was built anew; null where nobody builds it. */
  readonly restartsUrl: string | null;
}
