import type { PolicyContext, Slots, Sticky } from '../tree/focus-view';
import { firstOpen, groupOf, openIn, spanOf } from '../tree/slots';
import { lineAt, linesOf, pickAcross } from './grid';
import { nearestIn, nextIn, outwards } from './nearest';
import { axisOf, EXIT, stepOf } from './policy';

/** The child that a direction meets first on its way into a group, `EXIT` when the kind has no opinion; pure. */
export function nearestEntry(slots: Slots, context: PolicyContext): number {
  const kind = groupOf(slots.group)?.kind;
  const axis = axisOf(context.direction);
  if (kind === 'grid') return gridEntry(slots, context);
  if (axis === 'y' ? kind === 'row' : kind === 'column' || kind === 'epg') return alongside(slots, context.sticky);
  const met = kind === 'free' ? context.view.geometry?.(slots, EXIT, context) : null;
  if (met != null && met !== EXIT) return met;
  return firstOpen(slots, stepOf(context));
}

/** The child nearest to the sticky place that can be entered. */
export function alongside(slots: Slots, sticky: Sticky): number {
  const span = spanOf(slots);
  return outwards(span, nearestIn(slots, span, sticky), openIn(slots));
}

function gridEntry(slots: Slots, context: PolicyContext): number {
  const lines = linesOf(slots);
  const step = stepOf(context);
  if (axisOf(context.direction) === 'y') return pickAcross(slots, step > 0 ? -1 : lines.end, context);
  // From a side: the line beside, and in it the child that comes first that way.
  const firsts = { rectAt: (line: number) => slots.rectAt(lineAt(slots, line).start) };
  let found = EXIT;
  outwards(lines, nearestIn(firsts, lines, context.sticky), (line) => {
    const span = lineAt(slots, line);
    found = nextIn(span, step > 0 ? span.start - 1 : span.end, step, openIn(slots));
    return found !== EXIT;
  });
  return found;
}
