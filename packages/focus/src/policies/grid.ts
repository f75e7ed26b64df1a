import { groupOf, type Slots } from '../slots';
import { nearestIn, outwards, type Span } from './nearest';
import { axisOf, EXIT, isOpen, type Policy, type PolicyContext, stepOf } from './policy';

/** Children of a line of a grid. */
export function columnsOf(slots: Slots): number {
  return Math.max(1, groupOf(slots.group)?.columns ?? 1);
}

/** The span of one line of a grid. */
export function lineAt(slots: Slots, line: number): Span {
  const columns = columnsOf(slots);
  return { start: line * columns, end: Math.min((line + 1) * columns, slots.count) };
}

/** The child of a line that is nearest to the sticky column and can be entered, `EXIT` when the line has none. */
export function pickInLine(slots: Slots, line: number, context: PolicyContext): number {
  const span = lineAt(slots, line);
  const wanted = nearestIn(slots, span, context.sticky);
  return outwards(span, wanted, (index) => isOpen(slots, index, context));
}

/** A grid: along its line on left and right, to the sticky column of another line on up and down. */
export const gridPolicy: Policy = (slots, from, context) => {
  const columns = columnsOf(slots);
  const line = Math.floor(from / columns);
  const step = stepOf(context.direction, context.readingDirection);
  const shouldWrap = groupOf(slots.group)?.shouldWrap === true;

  if (axisOf(context.direction) === 'x') {
    const { start, end } = lineAt(slots, line);
    for (let index = from + step, looked = 1; looked < end - start; index += step, looked++) {
      if (index < start || index >= end) {
        if (!shouldWrap) return EXIT;
        index = index < start ? end - 1 : start;
      }
      if (isOpen(slots, index, context)) return index;
    }
    return EXIT;
  }

  const lines = Math.ceil(slots.count / columns);
  for (let next = line + step, looked = 1; looked < lines; next += step, looked++) {
    if (next < 0 || next >= lines) {
      if (!shouldWrap) return EXIT;
      next = next < 0 ? lines - 1 : 0;
    }
    const index = pickInLine(slots, next, context);
    if (index !== EXIT) return index;
  }
  return EXIT;
};
