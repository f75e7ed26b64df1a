import { isRecord } from '@fjernsyn/kernel';
import { readNumber } from '../wire/number';
import { readText } from '../wire/text';

/** What the service says when it refuses. The message is for the log; the code is often missing (C8). */
export interface ServiceError {
  readonly code?: number | undefined;
  readonly message?: string | undefined;
}

/** The body of a refused call; no code and no message where it is something else. Never throws. */
export function parseServiceError(value: unknown): ServiceError {
  return isRecord(value) ? { code: readNumber(value.code), message: readText(value.message) } : {};
}
