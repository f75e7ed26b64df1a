import type { FocusChange } from '@fjernsyn/focus';

/** Whether strip and page stay where they are: a pointer or a finger points at what is seen, which would slide away under it. */
export function isLeftAlone(change: FocusChange | undefined): boolean {
  return change?.cause === 'pointer';
}
