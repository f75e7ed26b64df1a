import type { Direction } from '@fjernsyn/kernel';
import type { FocusView } from '../tree/path';
import { groupOf, type Slots } from '../tree/slots';

/** No child answers: the move leaves the group. */
export const EXIT = -1;

/** The place across the direction of travel that moves try to keep: x for up and down, y for left and right. */
export interface Sticky {
  readonly axis: 'x' | 'y';
  /** In the unit of the rects; null when the node it comes from has none. */
  readonly coordinate: number | null;
  /** Index along that axis; used where a coordinate or a rect is missing. */
  readonly index: number;
}

/** What a policy may know besides the children. */
export interface PolicyContext {
  /** What the engine knows at the move; its path ends where the move begins. */
  readonly view: FocusView;
  readonly direction: Direction;
  readonly sticky: Sticky;
}

/** Chooses the child to go to from the child at `from`, or `EXIT`; pure. */
export type Policy = (slots: Slots, from: number, context: PolicyContext) => number;

/** Axis along which a direction travels. */
export function axisOf(direction: Direction): 'x' | 'y' {
  return direction === 'left' || direction === 'right' ? 'x' : 'y';
}

/** +1 where a direction goes on in reading order, −1 where it goes back. */
export function stepOf({ direction, view }: PolicyContext): 1 | -1 {
  return direction === 'down' || direction === (view.readingDirection === 'ltr' ? 'right' : 'left') ? 1 : -1;
}

/** Whether the first child follows the last. */
export function wraps(slots: Slots): boolean {
  return groupOf(slots.group)?.shouldWrap === true;
}
