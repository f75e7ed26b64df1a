import { parseServiceError, serviceCodes } from '@fjernsyn/contracts';
import { AppError, type ErrorCode } from '@fjernsyn/kernel';
import type { HttpResponse } from '@fjernsyn/platform';
import { apiErrors } from '../errors';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: apiErrors.unauthorized,
  403: apiErrors.refused,
  404: apiErrors.notFound,
  410: apiErrors.notFound,
  429: apiErrors.tooManyRequests,
};

/** An answer that is no 2xx as an error: message and code are the service's, for logs; a body that is JSON is its cause (S7, C8). */
export function toRefusal(call: string, { status }: HttpResponse, body: unknown): AppError {
  const { code: serviceCode, message } = parseServiceError(body);
  const code = codeByStatus[status] ?? (status >= 400 && status < 500 ? apiErrors.rejected : apiErrors.failed);
  return new AppError(code, {
    ...(message === undefined ? {} : { message }),
    facts: { call, status, ...(serviceCode === undefined ? {} : { serviceCode }) },
    cause: body,
  });
}

/** Whether a refusal means that the token must be renewed: 401, or 403 with code 1 (C7.50). */
export function isTokenRefused(error: AppError): boolean {
  const { status, serviceCode } = error.facts;
  return status === 401 || (status === 403 && serviceCode === serviceCodes.tokenRefused);
}
