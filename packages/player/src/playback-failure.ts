import { apiErrors } from '@fjernsyn/api';
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

/** The service's code for a file that is protected (C8). */
const protectedFile = 8010;
/** Unavailable for legal reasons. */
const unavailableHere = 451;

const codes: Readonly<Partial<Record<ErrorCode, PlaybackErrorCode>>> = {
  [playerErrors.loadingTimeout]: 'PLAYBACK_LOADING_TIMEOUT',
  [playerErrors.videoFormat]: 'PLAYBACK_UNSUPPORTED_FORMAT',
  [playerErrors.drmProtected]: 'PLAYBACK_DRM_PROTECTED',
  'media/unsupported': 'PLAYBACK_UNSUPPORTED_FORMAT',
  'media/drm': 'PLAYBACK_DRM_PROTECTED',
};

/** Anything thrown on the way to a picture, as one of the five failures and its reason. */
export function toPlaybackFailure(thrown: unknown): PlaybackFailure {
  const error = toAppError(thrown, playerErrors.unexpected);
  const reason = toReason(error);
  if (error.facts.status === unavailableHere) return { code: 'PLAYBACK_GEOBLOCKED_CONTENT', reason };
  return { code: codes[reason] ?? 'PLAYBACK_UNKNOWN_ERROR', reason };
}

function toReason({ code, facts }: AppError): ErrorCode {
  if (code === apiErrors.filesNotAvailable) return playerErrors.filesNotAvailable;
  return code === apiErrors.refused && facts.serviceCode === protectedFile ? playerErrors.drmProtected : code;
}
