/** Why a part of an answer was left out or repaired. */
export type ContractFaultReason =
  | 'not-an-object'
  | 'not-a-list'
  | 'no-id'
  | 'no-type'
  | 'no-title'
  | 'no-template'
  | 'no-path'
  | 'no-address'
  | 'no-value'
  | 'no-expiry'
  | 'no-time'
  | 'unsafe-path';

/** One broken part of an otherwise good answer: where it stood, whose it was and why. Never its content (C8). */
export interface ContractFault {
  /** Where in the answer, such as `page.entries[3].list.items[4]`. */
  readonly path: string;
  readonly id?: string | undefined;
  readonly reason: ContractFaultReason;
}

/** Takes note of a {@link ContractFault}; parsing goes on. */
export type ReportFault = (fault: ContractFault) => void;

/** Reports a fault and gives undefined, so that a reader can leave the part out in one step. */
export function leaveOut(report: ReportFault, path: string, reason: ContractFaultReason, id?: string): undefined {
  report(id === undefined ? { path, reason } : { path, id, reason });
  return undefined;
}
