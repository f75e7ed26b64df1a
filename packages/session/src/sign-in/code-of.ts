import { AppError, type ErrorCode, isAppError } from '@fjernsyn/kernel';
import { sessionErrors } from '../errors';

/** The code of what was thrown; a throw that is no `AppError` is a bug, and named so. */
export function codeOf(thrown: unknown): ErrorCode {
  return isAppError(thrown) ? thrown.code : new AppError(sessionErrors.unexpected, { cause: thrown }).code;
}
