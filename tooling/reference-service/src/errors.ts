/**
 * The codes this package throws with `AppError`.
 *
 * - `reference-service/port-taken`: something else listens on the port asked for. Facts: `port`.
 * - `reference-service/cannot-listen`: listening failed for another reason. Facts: `port`. Its cause is Node's error.
 * - `reference-service/fault-unreadable`: a fault that was ordered makes no sense. The message says why, and what would.
 * - `reference-service/control-refused`: the control calls were asked for something they do not do. The message says why.
 */
export const referenceServiceErrors = {
  portTaken: 'reference-service/port-taken',
  cannotListen: 'reference-service/cannot-listen',
  faultUnreadable: 'reference-service/fault-unreadable',
  controlRefused: 'reference-service/control-refused',
} as const;
