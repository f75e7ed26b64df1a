import type { CodesOf } from '@fjernsyn/kernel';

/** The codes that an `HttpTransport` rejects with. */
export const httpErrors = {
  /** No answer came, or it broke off. Nothing more can be known of why. */
  unreachable: 'http/unreachable',
  /** No answer, or no end of one, within `timeoutMs`. Facts: `timeoutMs`. */
  timeout: 'http/timeout',
  /** The caller's own signal ended it. */
  aborted: 'http/aborted',
} as const;

/**
 * The codes that `MediaEngines` and a `MediaEngine` reject with or tell: each is a class of what failed. Facts, where the engine knows them:
 * `shakaCode`, `httpStatus`, and `part` (`manifest`, `segment`, `licence`).
 */
export const mediaErrors = {
  /** Media could not be fetched. */
  network: 'media/network',
  /** A file of the media is not there. */
  missing: 'media/missing',
  /** The list of streams cannot be read, or lists none. */
  manifest: 'media/manifest',
  /** Subtitles could not be fetched or read, and what plays goes on. Facts: `lost` (`part` where later lines will show, `track` where none will). */
  text: 'media/text',
  /** The media cannot be decoded, though its kind is known here. */
  decode: 'media/decode',
  /** The media is protected, and the protection was not lifted. */
  drm: 'media/drm',
  /** This engine or device cannot play media of this kind. */
  unsupported: 'media/unsupported',
  /** The browser wants a gesture of the viewer before it plays. */
  playRefused: 'media/play-refused',
  /** A later load or the engine's end overtook this load. */
  superseded: 'media/superseded',
  /** The engine's code did not come. Facts: `why`. */
  engineUnreachable: 'media/engine-unreachable',
  /** The engine cannot run here. Facts: `why`. */
  engineUnavailable: 'media/engine-unavailable',
  /** Something else, with its cause. */
  unknown: 'media/unknown',
} as const;

/** The codes that `Cast` rejects with. */
export const castErrors = {
  /** The sender's code did not come. Facts: `why`. */
  unreachable: 'cast/unreachable',
  /** This browser cannot cast. */
  unavailable: 'cast/unavailable',
  /** There is no set to cast to. */
  noDevices: 'cast/no-devices',
  /** The set did not answer, or refused. Facts: `why`. */
  failed: 'cast/failed',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly cast: CodesOf<typeof castErrors>;
    readonly http: CodesOf<typeof httpErrors>;
    readonly media: CodesOf<typeof mediaErrors>;
  }
}
