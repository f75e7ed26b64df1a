import { AppError } from '@fjernsyn/kernel';
import { referenceServiceErrors } from '../errors';

/** The refusal of a call that was sent something beyond sense; 413 where it is too much of it. */
export function badRequest(message: string, status: 400 | 413 = 400): AppError {
  return new AppError(referenceServiceErrors.badRequest, { message, facts: { status } });
}
