import type { AppError } from '@fjernsyn/kernel';

/** Whether the service says that there is no such thing. */
export function isMissing({ facts: { status } }: AppError): boolean {
  return status === 404 || status === 410;
}
