import { type DurationMs, isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import { readPositive } from '../wire/number';
import { readId } from '../wire/text';

/** The code of the older device sign-in, which the viewer enters elsewhere. */
export interface DeviceCode {
  readonly code: string;
  /** Milliseconds between two polls, where the service says so. */
  readonly pollIntervalMs?: DurationMs | undefined;
}

/** The answer of the older device code call. Throws `contracts/malformed-answer` where it holds no code. */
export function parseDeviceCode(value: unknown): DeviceCode {
  const code = isRecord(value) ? readId(value.code) : undefined;
  if (!isRecord(value) || code === undefined) return malformed('device code');
  const seconds = readPositive(value.interval);
  return { code, pollIntervalMs: seconds === undefined ? undefined : seconds * 1_000 };
}
