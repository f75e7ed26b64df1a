/**
 * The codes this package throws with `AppError`.
 *
 * - `lists/not-answered`: the service left a list out of its answer. Facts: `listId`.
 */
export const listsErrors = {
  notAnswered: 'lists/not-answered',
} as const;
