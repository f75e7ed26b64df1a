import type { ReportFault } from '@fjernsyn/contracts';
import type { DurationMs } from '@fjernsyn/kernel';
import type { HttpMethod } from '@fjernsyn/platform';
import type { TokenScope } from '../tokens/token-source';
import type { CommonPart } from './common-query';
import type { Query } from './query';

/** The description of one call of the service, from which the request layer builds the request (S7). */
export interface Call<Answer> {
  /** The call's name in telemetry and errors, as `page`. */
  readonly name: string;
  readonly method: HttpMethod;
  /** The path below the base address, with `{name}` for each parameter; a whole address for calls of somebody else. */
  readonly path: string;
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: Query;
  /** How lists in the query are written, by the query's name; `csv` where nothing is said. */
  readonly collectionFormats?: Readonly<Record<string, string>>;
  /** Which parts of the common query go along. */
  readonly common: readonly CommonPart[];
  /** The token the call needs; none where it is open to everybody. */
  readonly scope?: TokenScope;
  /** Whether a refused token is renewed and the call sent once more; it is where nothing is said. A wrong PIN renews nothing. */
  readonly renewsToken?: boolean;
  /** How long it may take; 30 s where nothing is said. */
  readonly timeoutMs?: DurationMs;
  /** Headers of its own: such a call costs a preflight, and never goes to the CDN base. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Reads the answer, which is undefined for an empty one. Broken parts are reported; another thing altogether throws. */
  parse(answer: unknown, report: ReportFault): Answer;
  /** Reads a refusal that answers the call, as "not yet" does; undefined for one that is an error. */
  parseRefusal?(status: number, body: unknown): Answer | undefined;
}

/** Whether a call goes to the CDN base: a GET that needs no token and no header, and so costs no preflight (C7). */
export function isOpen({ method, scope, headers }: Pick<Call<unknown>, 'method' | 'scope' | 'headers'>): boolean {
  return method === 'GET' && scope === undefined && headers === undefined;
}
