import type { TimeCode } from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';
import { skippableAt } from './skippable';

/** What can be skipped where the viewer is. */
export type SkipKind = 'skip-intro' | 'skip-summary';

/** Knows what is offered to be skipped, and what was. */
export interface SkipOffer {
  /** What is offered at a position; undefined is no picture. */
  at(timeCodes: readonly TimeCode[], positionSeconds: MediaSeconds | undefined): SkipKind | undefined;
  /** Takes the offer; gives where it leads, or undefined where there is none. */
  take(): MediaSeconds | undefined;
}

/** Makes the {@link SkipOffer} of one item. */
export function createSkipOffer(): SkipOffer {
  let offered: TimeCode | undefined;
  /** The part that was skipped, until the viewer is somewhere else. */
  let skipped: TimeCode | undefined;
  return {
    at(timeCodes, positionSeconds) {
      const here = positionSeconds === undefined ? undefined : skippableAt(timeCodes, positionSeconds);
      if (here !== skipped) skipped = undefined;
      offered = here === skipped ? undefined : here;
      return offered && kindOf(offered);
    },
    take() {
      if (offered === undefined) return undefined;
      skipped = offered;
      offered = undefined;
      return skipped.endSeconds;
    },
  };
}

function kindOf({ type }: TimeCode): SkipKind {
  return type === 'Summary' ? 'skip-summary' : 'skip-intro';
}
