import type { ContractFault } from '@fjernsyn/contracts';
import type { Telemetry } from '@fjernsyn/platform';

/** Something in an answer that was dropped or not understood: what and where, never its content. */
export interface Fault {
  readonly kind: string;
  readonly at: string;
}

/** Takes note of faults, each once however often an answer repeats it. */
export interface FaultLog {
  report(fault: Fault): void;
  /** The same for a fault that contracts found in the answer of a call. */
  reportContract(fault: ContractFault): void;
}

const mostRemembered = 500;

/** Makes a {@link FaultLog} that tells telemetry (`fault-found`). */
export function createFaultLog(telemetry: Telemetry): FaultLog {
  const known = new Set<string>();
  const report = ({ kind, at }: Fault): void => {
    const key = `${kind} ${at}`;
    if (known.has(key) || known.size >= mostRemembered) return;
    known.add(key);
    telemetry.emit({ type: 'fault-found', kind, at });
  };
  return {
    report,
    reportContract: ({ reason, path, id }) => report({ kind: reason, at: id ? `${path} (${id})` : path }),
  };
}
