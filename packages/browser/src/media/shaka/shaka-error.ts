import { AppError, type ErrorCode, isAppError } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';
import { mediaErrorCodeOf } from '../engine/media-error-code';
import type { ShakaError } from './shaka-namespace';

/** Shaka's own numbers, by its names. */
const shakaCodes = {
  badHttpStatus: 1001,
  videoError: 3016,
  unsupportedScheme: 1000,
  manifestKindUnknown: 4000,
  contentUnsupported: 4032,
  noVariants: 4036,
  loadInterrupted: 7000,
  operationAborted: 7001,
  objectDestroyed: 7003,
} as const;

/** A file that is not there is no matter of the connection: trying again will not bring it. */
const gone: readonly number[] = [404, 410];

const categories = { network: 1, media: 3, manifest: 4, streaming: 5, drm: 6 } as const;
const criticalSeverity = 2;

/** What Shaka threw in the product's codes; with its number and the HTTP status, and without any address. */
export function toMediaError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  if (!isShakaError(thrown)) return new AppError(mediaErrors.unknown, { cause: thrown });
  const status = thrown.code === shakaCodes.badHttpStatus ? thrown.data?.[1] : undefined;
  return new AppError(toCode(thrown), {
    facts: { shakaCode: thrown.code, httpStatus: typeof status === 'number' ? status : undefined },
  });
}

/** Whether playing cannot go on; Shaka itself recovers from the others. */
export function isCritical(thrown: unknown): boolean {
  return !isShakaError(thrown) || thrown.severity === criticalSeverity;
}

function toCode({ category, code, data }: ShakaError): ErrorCode {
  switch (code) {
    case shakaCodes.loadInterrupted:
    case shakaCodes.operationAborted:
    case shakaCodes.objectDestroyed:
      return mediaErrors.superseded;
    case shakaCodes.badHttpStatus:
      return gone.includes(Number(data?.[1])) ? mediaErrors.manifest : mediaErrors.network;
    case shakaCodes.videoError:
      // The element's own code is the first fact of a video error.
      return mediaErrorCodeOf(Number(data?.[0])) ?? mediaErrors.decode;
    case shakaCodes.unsupportedScheme:
    case shakaCodes.manifestKindUnknown:
    case shakaCodes.contentUnsupported:
    case shakaCodes.noVariants:
      return mediaErrors.unsupported;
    default:
      return byCategory[category] ?? mediaErrors.unknown;
  }
}

const byCategory: Readonly<Record<number, ErrorCode>> = {
  [categories.network]: mediaErrors.network,
  [categories.media]: mediaErrors.decode,
  [categories.manifest]: mediaErrors.manifest,
  [categories.streaming]: mediaErrors.network,
  [categories.drm]: mediaErrors.drm,
};

function isShakaError(thrown: unknown): thrown is ShakaError {
  const error = thrown as Partial<ShakaError> | null | undefined;
  return typeof error?.code === 'number' && typeof error.category === 'number';
}
