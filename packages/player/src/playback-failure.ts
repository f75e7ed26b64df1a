import { apiErrors } from '@fjernsyn/api';
import { serviceCodes } from '@fjernsyn/contracts';
import { type AppError, type ErrorCode, toAppError } from '@fjernsyn/kernel';
import { playerErrors } from './errors';

/** The five kinds of failure that the specification knows (C8.12). */
export type PlaybackErrorCode =
  | 'PLAYBACK_LOADING_TIMEOUT'
  | 'PLAYBACK_GEOBLOCKED_CONTENT'
  | 'PLAYBACK_UNSUPPORTED_FORMAT'
  | 'PLAYBACK_DRM_PROTECTED'
  | 'PLAYBACK_UNKNOWN_ERROR';

/** Why playing failed. */
export interface PlaybackFailure {
  readonly code: PlaybackErrorCode;
  /** What exactly happened: chooses the dialog, or the prompt that comes before a RETRY. */
  readonly reason: ErrorCode;
}

/** Unavailable for legal reasons. */
const unavailableHere = 451;

/** What the service's codes of a refusal mean (C8). */
const refusals: ReadonlyMap<unknown, ErrorCode> = new Map([
  [serviceCodes.mediaProtected, playerErrors.drmProtected],
  [serviceCodes.tooManyDevices, playerErrors.tooManyDevices],
]);

const codes: Readonly<Partial<Record<ErrorCode, PlaybackErrorCode>>> = {
  [playerErrors.loadingTimeout]: 'PLAYBACK_LOADING_TIMEOUT',
  [playerErrors.videoFormat]: 'PLAYBACK_UNSUPPORTED_FORMAT',
  [playerErrors.drmProtected]: 'PLAYBACK_DRM_PROTECTED',
  [playerErrors.geoBlocked]: 'PLAYBACK_GEOBLOCKED_CONTENT',
  'media/unsupported': 'PLAYBACK_UNSUPPORTED_FORMAT',
  'media/drm': 'PLAYBACK_DRM_PROTECTED',
};

/** Anything thrown on the way to a picture, as one of the five failures and its reason. */
export function toPlaybackFailure(thrown: unknown): PlaybackFailure {
  const reason = toReason(toAppError(thrown, playerErrors.unexpected));
  return { code: codes[reason] ?? 'PLAYBACK_UNKNOWN_ERROR', reason };
}

function toReason({ code, facts }: AppError): ErrorCode {
  if (code === apiErrors.filesNotAvailable) return playerErrors.filesNotAvailable;
  // The service says its status, and an engine that of the media's server.
  if ([facts.status, facts.httpStatus].includes(unavailableHere)) return playerErrors.geoBlocked;
  return (code === apiErrors.refused ? refusals.get(facts.serviceCode) : undefined) ?? code;
}
