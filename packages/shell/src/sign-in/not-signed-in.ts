import type { TokenScope } from '@fjernsyn/api';
import { AppError } from '@fjernsyn/kernel';
import { shellErrors } from '../errors';

/** What is rejected with where a token was needed and the viewer gave none (S8.9). */
export function notSignedIn(scope?: TokenScope): AppError {
  return new AppError(shellErrors.notSignedIn, { message: 'Not signed in', facts: { scope } });
}
