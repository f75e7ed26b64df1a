import type { CodesOf } from '@fjernsyn/kernel';

/** The codes that reading an answer throws. */
export const contractsErrors = {
  /** The answer is not the thing that was asked for (no object, no list, or without what names it). Facts: `what`, the expected thing. */
  malformedAnswer: 'contracts/malformed-answer',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly contracts: CodesOf<typeof contractsErrors>;
  }
}
