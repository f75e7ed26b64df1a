import { AppError, type ErrorCode, isAppError } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';
import { mediaErrorCodeOf } from '../engine/media-error-code';
import type { ShakaError } from './shaka-namespace';

/** Shaka's own numbers, by its names. */
const shakaCodes = {
  badHttpStatus: 1001,
  httpError: 1002,
  timeout: 1003,
  videoError: 3016,
  unsupportedScheme: 1000,
  manifestKindUnknown: 4000,
  contentUnsupported: 4032,
  loadInterrupted: 7000,
  operationAborted: 7001,
  objectDestroyed: 7003,
} as const;

/** A file that is not there is no matter of the connection: trying again will not bring it. */
const gone: readonly number[] = [404, 410];

/** What a request was for, by its number. */
const requestParts: readonly string[] = ['manifest', 'segment', 'licence'];

const categories = { network: 1, text: 2, media: 3, manifest: 4, streaming: 5, drm: 6 } as const;
const criticalSeverity = 2;

/** What Shaka threw in the product's codes; with its number and the HTTP status, and without any address. */
export function toMediaError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  if (!isNumbered(thrown)) return new AppError(mediaErrors.unknown, { cause: thrown });
  const status = thrown.code === shakaCodes.badHttpStatus ? thrown.data?.[1] : undefined;
  return new AppError(toCode(thrown), {
    facts: {
      shakaCode: thrown.code,
      httpStatus: typeof status === 'number' ? status : undefined,
      part: partOf(thrown),
    },
  });
}

/** What failed of the media, where Shaka says; a network error has the number of its request. */
function partOf({ code, data }: ShakaError): string | undefined {
  const at = { [shakaCodes.badHttpStatus]: 4, [shakaCodes.httpError]: 2, [shakaCodes.timeout]: 1 }[code];
  return at === undefined ? undefined : requestParts[Number(data?.[at])];
}

/** Whether a server says that a file is not there. */
export function isGone({ code, data }: ShakaError): boolean {
  return code === shakaCodes.badHttpStatus && gone.includes(Number(data?.[1]));
}

/** Whether playing cannot go on; Shaka itself recovers from the others. */
export function isCritical(thrown: unknown): boolean {
  return !isNumbered(thrown) || thrown.severity === criticalSeverity;
}

/** Whether another build of Shaka may play it: one that knows more containers and kinds of manifests. */
export function needsAllOfShaka(thrown: unknown): boolean {
  if (!isNumbered(thrown)) return false;
  return thrown.code === shakaCodes.contentUnsupported || thrown.code === shakaCodes.manifestKindUnknown;
}

function toCode(error: ShakaError): ErrorCode {
  const { category, code, data } = error;
  switch (code) {
    case shakaCodes.loadInterrupted:
    case shakaCodes.operationAborted:
    case shakaCodes.objectDestroyed:
      return mediaErrors.superseded;
    case shakaCodes.badHttpStatus:
      return isGone(error) ? mediaErrors.missing : mediaErrors.network;
    case shakaCodes.videoError:
      // The element's own code is the first fact of a video error.
      return mediaErrorCodeOf(Number(data?.[0])) ?? mediaErrors.decode;
    case shakaCodes.unsupportedScheme:
    case shakaCodes.manifestKindUnknown:
    case shakaCodes.contentUnsupported:
      return mediaErrors.unsupported;
    default:
      return byCategory[category] ?? mediaErrors.unknown;
  }
}

const byCategory: Readonly<Record<number, ErrorCode>> = {
  [categories.network]: mediaErrors.network,
  [categories.text]: mediaErrors.text,
  [categories.media]: mediaErrors.decode,
  [categories.manifest]: mediaErrors.manifest,
  [categories.streaming]: mediaErrors.network,
  [categories.drm]: mediaErrors.drm,
};

/** Whether Shaka threw it, with a category and a number. */
export function isNumbered(thrown: unknown): thrown is ShakaError {
  const error = thrown as Partial<ShakaError> | null | undefined;
  return typeof error?.code === 'number' && typeof error.category === 'number';
}
