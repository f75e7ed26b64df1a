import type { CodesOf } from '@fjernsyn/kernel';

/** The codes that the reference service throws with `AppError`. */
export const referenceServiceErrors = {
  /** Something else listens on the port asked for. Facts: `port`. */
  portTaken: 'reference-service/port-taken',
  /** Listening failed for another reason, Node's error, which is the cause. Facts: `port`. */
  cannotListen: 'reference-service/cannot-listen',
  /** A fault that was ordered makes no sense. The message says why, and what would. */
  faultUnreadable: 'reference-service/fault-unreadable',
  /** The control calls were asked for something they do not do. The message says why. */
  controlRefused: 'reference-service/control-refused',
  /** A call was sent something beyond sense. Facts: `status`, 400 or 413. */
  badRequest: 'reference-service/bad-request',
  /** A secret was guessed too often. Facts: `waitSeconds`. */
  tooManyTries: 'reference-service/too-many-tries',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly 'reference-service': CodesOf<typeof referenceServiceErrors>;
  }
}
