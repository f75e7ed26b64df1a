import { createEmitter } from '@fjernsyn/kernel';
import type { UncaughtError, UncaughtErrors } from '../telemetry/uncaught-errors';

/** Errors that a test throws and nobody catches. */
export interface FakeUncaughtErrors extends UncaughtErrors {
  throw(error: UncaughtError): void;
}

/** Makes {@link FakeUncaughtErrors}. */
export function createFakeUncaughtErrors(): FakeUncaughtErrors {
  const errors = createEmitter<UncaughtError>();
  return { throw: errors.emit, subscribe: errors.subscribe };
}
