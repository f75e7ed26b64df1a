import type { Direction } from '@fjernsyn/kernel';
import type { PolicyContext, Slots } from '../tree/focus-view';
import { groupOf } from '../tree/slots';

/** No child answers: the move leaves the group. */
export const EXIT = -1;

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
