import type { SimulatedTarget } from '../device/device-state';

/** Something that the page lets one choose of the application, which is then started anew; `path` is the link that it is started by. */
export interface Choice {
  /** Its name in the address of the page. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly title: string }[];
  /** What it stands at where the address says nothing. */
  readonly chosen: string;
}

/** What the server tells the page of the simulator. */
export interface SimulatorSetup {
  readonly target: SimulatedTarget;
  /** The application's name, as its page's title has it. */
  readonly appName: string;
  readonly appUrl: string;
  readonly privileges: readonly string[];
  readonly choices: readonly Choice[];
  /** Where the server tells that the application was built anew; null where nobody builds it. */
  readonly restartsUrl: string | null;
}
