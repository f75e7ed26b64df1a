/**
 * The codes this package throws with `AppError`.
 *
 * - `contracts/malformed-answer`: the answer is not the thing that was asked for (no object, no list, or without what names it).
 *   Facts: `what`, the name of the expected thing.
 */
export const contractsErrors = {
  malformedAnswer: 'contracts/malformed-answer',
} as const;
