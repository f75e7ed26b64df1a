import type { ContractFault } from '@fjernsyn/contracts';

/** An answer and its body, read as JSON where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Fetches an address, for tests. */
export async function answerOf(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A place for faults that contracts find. */
export function faultNotes(): { readonly faults: ContractFault[]; report(fault: ContractFault): void } {
  const faults: ContractFault[] = [];
  return { faults, report: (fault) => void faults.push(fault) };
}
