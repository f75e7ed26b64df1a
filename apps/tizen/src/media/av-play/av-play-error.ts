import { AppError, type ErrorCode } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';

/** Names that AVPlay tells, and those of what its calls throw. */
const codes: Readonly<Record<string, ErrorCode | undefined>> = {
  PLAYER_ERROR_NO_SUCH_FILE: mediaErrors.missing,
  PLAYER_ERROR_INVALID_URI: mediaErrors.missing,
  PLAYER_ERROR_CONNECTION_FAILED: mediaErrors.network,
  PLAYER_ERROR_NOT_SUPPORTED_FILE: mediaErrors.unsupported,
  PLAYER_ERROR_NOT_SUPPORTED_FORMAT: mediaErrors.unsupported,
  InvalidValuesError: mediaErrors.missing,
  InvalidAccessError: mediaErrors.network,
  NotSupportedError: mediaErrors.unsupported,
  SecurityError: mediaErrors.drm,
  DrmError: mediaErrors.drm,
};

/** The product's error for what AVPlay told or threw. Media of a kind that was taken, and is refused while it plays, cannot be decoded. */
export function toAvPlayError(told: unknown, isLoaded: boolean): AppError {
  const name = typeof told === 'string' ? told : ((told as { readonly name?: string } | undefined)?.name ?? '');
  const code = codes[name] ?? mediaErrors.unknown;
  const isBroken = isLoaded && code === mediaErrors.unsupported;
  return new AppError(isBroken ? mediaErrors.decode : code, { facts: { avPlayError: name } });
}
