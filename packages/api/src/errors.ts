import type { CodesOf } from '@fjernsyn/kernel';

/**
 * The codes that calls reject with. Facts are `call` (the call's name), `status` and, where the service named one, `serviceCode`; the error's
 * message is the service's own, for logs alone. The codes of the transport (`http/…`) pass through as they are.
 */
export const apiErrors = {
  /** The service refused the request as it stands (400, 409, 415 and other 4xx). */
  rejected: 'api/rejected',
  /** The token is missing, expired or of no use (401). */
  unauthorized: 'api/unauthorized',
  /** The viewer may not have this (403). */
  refused: 'api/refused',
  /** There is no such thing (404, 410). */
  notFound: 'api/not-found',
  /** Asked too often (429), also after waiting. */
  tooManyRequests: 'api/too-many-requests',
  /** The service broke (5xx), also after trying again, or answered with a status it should not. */
  failed: 'api/failed',
  /** The answer is no JSON, is cut off, or is another thing than was asked for. */
  malformedAnswer: 'api/malformed-answer',
  /** The call needs a token and there is none (S8). Facts: `call`, `scope`. */
  notSignedIn: 'api/not-signed-in',
  /**
   * Media of this class need a token that a PIN gives (403 with 8012, or with 1 also after the token was renewed); the guarded call is next.
   * Facts: as the refusal's. A protected file stays `api/refused` with `serviceCode` 8010.
   */
  pinNeeded: 'api/pin-needed',
  /** The item has no media for this viewer and device (404 with 8009, or an empty list). */
  filesNotAvailable: 'api/files-not-available',
  /** The answer is about something that this viewer may not see, by the filter of our own. Facts: `call`. */
  barred: 'api/barred',
  /** A call's description names a list format that does not exist (S8). */
  invalidCollectionFormat: 'api/invalid-collection-format',
} as const;

/** The codes of descriptions that name a security that does not exist (S8): bugs of ours. */
export const securityErrors = {
  /** An api key that goes neither in a header nor in the query. Facts: `place`. */
  invalidApiKeyPlace: 'api/invalid-api-key-place',
  /** Neither a bearer token nor an api key. Facts: `type`. */
  invalidSecurityType: 'api/invalid-security-type',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly api: CodesOf<typeof apiErrors> | CodesOf<typeof securityErrors>;
  }
}
