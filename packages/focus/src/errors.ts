/** Codes of the errors that this package throws. */
export const focusErrors = {
  /** A node was declared with an id that is not made of its parent's id and one key: use `toNodeId`. Data: id, parent. */
  foreignId: 'focus/foreign-id',
} as const;
