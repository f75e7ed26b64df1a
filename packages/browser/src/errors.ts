/**
 * The codes this package rejects with, all of them `AppError`.
 *
 * - `http/unreachable`: no answer came, or it broke off. Nothing more can be known of why.
 * - `http/timeout`: no answer, or no end of one, within `timeoutMs`. Facts: `timeoutMs`.
 * - `http/aborted`: the caller's own signal ended it.
 * - `media/network`: media could not be fetched. Facts of this and all that follow: `shakaCode`, and `httpStatus` where there was one.
 * - `media/manifest`: the list of streams cannot be read.
 * - `media/decode`: the media cannot be decoded, though its kind is known here.
 * - `media/drm`: the media is protected, and the protection was not lifted.
 * - `media/unsupported`: this engine or device cannot play media of this kind.
 * - `media/play-refused`: the browser wants a gesture of the viewer before it plays.
 * - `media/superseded`: a later load or the engine's end overtook this load.
 * - `media/engine-unreachable`: the engine's code did not come. Facts: `why`.
 * - `media/engine-unavailable`: the engine cannot run here. Facts: `why`.
 * - `media/unknown`: something else, with its cause.
 */
export const browserErrors = {
  unreachable: 'http/unreachable',
  timeout: 'http/timeout',
  aborted: 'http/aborted',
  network: 'media/network',
  manifest: 'media/manifest',
  decode: 'media/decode',
  drm: 'media/drm',
  unsupported: 'media/unsupported',
  playRefused: 'media/play-refused',
  superseded: 'media/superseded',
  engineUnreachable: 'media/engine-unreachable',
  engineUnavailable: 'media/engine-unavailable',
  unknown: 'media/unknown',
} as const;
