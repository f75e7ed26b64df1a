import { groupOf, type Slots } from '../slots';
import { axisOf, EXIT, isOpen, type Policy, type PolicyContext, stepOf } from './policy';

/** A row: the neighbour in order on left and right; up and down leave. */
export const rowPolicy: Policy = (slots, from, context) =>
  axisOf(context.direction) === 'x' ? neighbour(slots, from, context) : EXIT;

/** A column: the neighbour in order on up and down; left and right leave. */
export const columnPolicy: Policy = (slots, from, context) =>
  axisOf(context.direction) === 'y' ? neighbour(slots, from, context) : EXIT;

/** A group or layer without an arrangement: the neighbour in order, on either axis. */
export const orderPolicy: Policy = (slots, from, context) => neighbour(slots, from, context);

function neighbour(slots: Slots, from: number, context: PolicyContext): number {
  const step = stepOf(context.direction, context.readingDirection);
  const shouldWrap = groupOf(slots.group)?.shouldWrap === true;
  for (let index = from + step, looked = 1; looked < slots.count; index += step, looked++) {
    if (index < 0 || index >= slots.count) {
      if (!shouldWrap) return EXIT;
      index = index < 0 ? slots.count - 1 : 0;
    }
    if (isOpen(slots, index, context)) return index;
  }
  return EXIT;
}
