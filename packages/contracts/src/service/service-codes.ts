/** The codes of the service's refusals that mean something to the product (C8). */
export const serviceCodes = {
  /** With 403: the token must be renewed; of media that are still refused then, that a guarded call is needed. */
  tokenRefused: 1,
  /** With 403: the account plays on as many devices as it may. */
  tooManyDevices: 8004,
  /** With 403: protected, and not for this set. */
  mediaProtected: 8010,
  /** With 403: the guarded call is needed. */
  mediaGuarded: 8012,
  /** With 400, of the older device sign-in: not confirmed yet. */
  deviceCodePending: 1,
  /** With 400, of the older device sign-in: too old. */
  deviceCodeExpired: 2,
} as const;
