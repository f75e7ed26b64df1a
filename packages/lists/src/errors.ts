import type { CodesOf } from '@fjernsyn/kernel';

/** The codes that reading a list rejects with. */
export const listsErrors = {
  /** The service left a list out of its answer. Facts: `listId`. */
  notAnswered: 'lists/not-answered',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly lists: CodesOf<typeof listsErrors>;
  }
}
