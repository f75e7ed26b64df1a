import { isAppError } from '@fjernsyn/kernel';
import type { ErrorHandler } from 'hono';
import { referenceServiceErrors } from '../errors';
import type { ServiceEnv } from './bindings';

/** Answers what a handler refused by throwing, in the shape of the service's other refusals. Anything else is a bug. */
export function answerErrors(): ErrorHandler<ServiceEnv> {
  return (error, context) => {
    if (isAppError(error, referenceServiceErrors.badRequest)) {
      const status = error.facts.status === 413 ? 413 : 400;
      return context.json({ code: status, message: error.message }, status);
    }
    if (isAppError(error, referenceServiceErrors.tooManyTries))
      return context.json({ message: error.message }, 429, { 'retry-after': String(error.facts.waitSeconds) });
    throw error;
  };
}
