import type { FocusChange } from '@fjernsyn/focus';
import type { Layout } from './layout';

/** Whether strip and page stay where they are: a mouse or a finger points at what is seen, and a TV's pointer is a remote control. */
export function isLeftAlone(change: FocusChange | undefined, layout: Layout): boolean {
  return layout.name !== 'tv' && change?.cause === 'pointer';
}
