/**
 * Why the simulator gave up: `simulator/port-taken` (another program listens there), `simulator/no-site` (the folder holds no page of the
 * target), `simulator/page-invalid` (the page has no head to put the set's script into).
 */
export type SimulatorErrorCode = 'simulator/port-taken' | 'simulator/no-site' | 'simulator/page-invalid';

/** An error of the simulator with its code and a sentence for whoever called it. */
export class SimulatorError extends Error {
  readonly code: SimulatorErrorCode;

  constructor(code: SimulatorErrorCode, message: string) {
    super(message);
    this.name = 'SimulatorError';
    this.code = code;
  }
}
