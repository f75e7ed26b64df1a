import type { PolicyContext, Slots, Span } from '../tree/focus-view';
import { groupOf, openIn } from '../tree/slots';
import { nearestIn, nextIn, outwards } from './nearest';
import { axisOf, EXIT, type Policy, stepOf, wraps } from './policy';

/** Where a line of a grid starts, whether there is one or not. */
function startOf(slots: Slots, line: number): number {
  const columns = groupOf(slots.group)?.columns ?? 1;
  if (typeof columns === 'number') return line * Math.max(1, columns);
  let start = 0;
  for (let above = 0; above < line; above++) start += columns[above] ?? slots.count;
  return start;
}

/** The span of one line of a grid. */
export function lineAt(slots: Slots, line: number): Span {
  return { start: startOf(slots, line), end: Math.min(startOf(slots, line + 1), slots.count) };
}

/** The line in which the child at `index` stands. */
export function lineOf(slots: Slots, index: number): number {
  const columns = groupOf(slots.group)?.columns ?? 1;
  if (typeof columns === 'number') return Math.floor(index / Math.max(1, columns));
  let line = 0;
  while (line < columns.length && startOf(slots, line + 1) <= index) line++;
  return line;
}

/** All lines of a grid, by their number. */
export function linesOf(slots: Slots): Span {
  return { start: 0, end: lineOf(slots, slots.count - 1) + 1 };
}

/** The child at the sticky column in the next line after `line` in which one can be entered, `EXIT` when there is none. */
export function pickAcross(slots: Slots, line: number, context: PolicyContext): number {
  let found = EXIT;
  const canEnter = (next: number): boolean => {
    const span = lineAt(slots, next);
    found = outwards(span, nearestIn(slots, span, context.sticky), openIn(slots));
    return found !== EXIT;
  };
  nextIn(linesOf(slots), line, stepOf(context), canEnter, wraps(slots));
  return found;
}

/** A grid: along its line on left and right, to the sticky column of another line on up and down. */
export const gridPolicy: Policy = (slots, from, context) => {
  const line = lineOf(slots, from);
  return axisOf(context.direction) === 'x'
    ? nextIn(lineAt(slots, line), from, stepOf(context), openIn(slots), wraps(slots))
    : pickAcross(slots, line, context);
};
