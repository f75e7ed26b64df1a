import { openIn, spanOf } from '../slots';
import { nextIn } from './nearest';
import { axisOf, EXIT, type Policy, stepOf, wraps } from './policy';

/** A row: the neighbour in order on left and right; up and down leave. */
export const rowPolicy: Policy = (slots, from, context) =>
  axisOf(context.direction) === 'x' ? orderPolicy(slots, from, context) : EXIT;

/** A column or a guide: the neighbour in order on up and down; left and right leave. */
export const columnPolicy: Policy = (slots, from, context) =>
  axisOf(context.direction) === 'y' ? orderPolicy(slots, from, context) : EXIT;

/** A group without an arrangement: the neighbour in order, on either axis. */
export const orderPolicy: Policy = (slots, from, context) =>
  nextIn(spanOf(slots), from, stepOf(context), openIn(slots), wraps(slots));
