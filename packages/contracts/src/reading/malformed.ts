import { AppError } from '@fjernsyn/kernel';
import { contractsErrors } from '../errors';

/** Refuses an answer that is not the thing named by `what`. Throws `contracts/malformed-answer`. */
export function malformed(what: string): never {
  throw new AppError(contractsErrors.malformedAnswer, { facts: { what } });
}
