import { firstOpen, nextOpen } from '../tree/slots';
import { axisOf, EXIT, type Policy, stepOf, wraps } from './policy';

/** A row: the neighbour in order on left and right; up and down leave. */
export const rowPolicy: Policy = (slots, from, context) =>
  axisOf(context.direction) === 'x' ? orderPolicy(slots, from, context) : EXIT;

/** A column or a guide: the neighbour in order on up and down; left and right leave. */
export const columnPolicy: Policy = (slots, from, context) =>
  axisOf(context.direction) === 'y' ? orderPolicy(slots, from, context) : EXIT;

/** A free group or a layer: what the geometry finds, else the neighbour in order. */
export const freePolicy: Policy = (slots, from, context) =>
  context.view.geometry?.(slots, from, context) ?? orderPolicy(slots, from, context);

/** A group without an arrangement: the neighbour in order, on either axis. */
export const orderPolicy: Policy = (slots, from, context) => {
  const step = stepOf(context);
  const next = nextOpen(slots, from + step, step);
  if (next >= 0 || !wraps(slots)) return next;
  const first = firstOpen(slots, step);
  return first === from ? EXIT : first;
};
