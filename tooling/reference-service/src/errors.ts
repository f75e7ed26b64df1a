/**
 * The codes this package throws with `AppError`.
 *
 * - `reference-service/port-taken`: something else listens on the port asked for. Facts: `port`.
 * - `reference-service/cannot-listen`: listening failed for another reason. Facts: `port`. Its cause is Node's error.
 */
export const referenceServiceErrors = {
  portTaken: 'reference-service/port-taken',
  cannotListen: 'reference-service/cannot-listen',
} as const;
