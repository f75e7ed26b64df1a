/**
 * The codes this package throws with `AppError`. Facts are `call` (the call's name), `status` and, where the service named one,
 * `serviceCode`; the error's message is the service's own, for logs alone.
 *
 * - `api/rejected`: the service refused the request as it stands (400, 409, 415 and other 4xx).
 * - `api/unauthorized`: the token is missing, expired or of no use (401).
 * - `api/refused`: the viewer may not have this (403).
 * - `api/not-found`: there is no such thing (404, 410).
 * - `api/too-many-requests`: asked too often (429), also after waiting.
 * - `api/failed`: the service broke (5xx), also after trying again, or answered with a status it should not.
 * - `api/malformed-answer`: the answer is no JSON, is cut off, or is another thing than was asked for.
 * - `api/not-signed-in`: the call needs a token and there is none (S8). Facts: `call`, `scope`.
 * - `api/files-not-available`: the item has no media for this viewer and device (404 with 8009, or an empty list).
 * - `api/pin-needed`: media of this class need a token that a PIN gives (403 with 8012, or with 1 also after the token was renewed); the
 *   guarded call is next. Facts: as the refusal's. (A protected file stays `api/refused` with `serviceCode` 8010.)
 * - `api/invalid-collection-format`: a call's description names a list format that does not exist (S8).
 *
 * The transport's `http/unreachable`, `http/timeout` and `http/aborted` pass through as they are.
 */
export const apiErrors = {
  rejected: 'api/rejected',
  unauthorized: 'api/unauthorized',
  refused: 'api/refused',
  notFound: 'api/not-found',
  tooManyRequests: 'api/too-many-requests',
  failed: 'api/failed',
  malformedAnswer: 'api/malformed-answer',
  notSignedIn: 'api/not-signed-in',
  pinNeeded: 'api/pin-needed',
  filesNotAvailable: 'api/files-not-available',
  invalidCollectionFormat: 'api/invalid-collection-format',
} as const;

/**
 * The codes of descriptions that name a security that does not exist (S8): bugs of ours.
 *
 * - `api/invalid-api-key-place`: an api key that goes neither in a header nor in the query. Facts: `place`.
 * - `api/invalid-security-type`: neither a bearer token nor an api key. Facts: `type`.
 */
export const securityErrors = {
  invalidApiKeyPlace: 'api/invalid-api-key-place',
  invalidSecurityType: 'api/invalid-security-type',
} as const;
