import { firstOpen, groupOf, openIn, type Slots, spanOf } from '../slots';
import { pickByBeam } from './free';
import { lineAt, linesOf, pickInLine } from './grid';
import { nearestIn, nextIn, outwards, type Span } from './nearest';
import { axisOf, EXIT, type PolicyContext, type Sticky, stepOf } from './policy';

/** The child that a direction meets first on its way into a group, `EXIT` when the kind has no opinion; pure. */
export function nearestEntry(slots: Slots, context: PolicyContext): number {
  const kind = groupOf(slots.group)?.kind;
  const axis = axisOf(context.direction);
  if (kind === 'grid') return gridEntry(slots, context);
  if (axis === 'y' ? kind === 'row' : kind === 'column' || kind === 'epg') return alongside(slots, context.sticky);
  const met = kind === 'free' ? pickByBeam(slots, EXIT, context) : null;
  if (met !== null && met !== EXIT) return met;
  const step = stepOf(context);
  return firstOpen(slots, step > 0 ? 0 : slots.count - 1, step);
}

/** The child nearest to the sticky place that can be entered. */
export function alongside(slots: Slots, sticky: Sticky): number {
  const span = spanOf(slots);
  return outwards(span, nearestIn(slots, span, sticky), openIn(slots));
}

function gridEntry(slots: Slots, context: PolicyContext): number {
  const lines = linesOf(slots);
  const step = stepOf(context);
  let found = EXIT;
  /** The child of a line that comes first that way, or at the sticky column. */
  const isMet = (line: number): boolean => {
    const span = lineAt(slots, line);
    found =
      axisOf(context.direction) === 'y'
        ? pickInLine(slots, line, context)
        : nextIn(span, step > 0 ? span.start - 1 : span.end, step, openIn(slots));
    return found !== EXIT;
  };
  if (axisOf(context.direction) === 'y') nextIn(lines, step > 0 ? -1 : lines.end, step, isMet);
  else outwards(lines, nearestLine(slots, lines, context), isMet);
  return found;
}

function nearestLine(slots: Slots, lines: Span, context: PolicyContext): number {
  const firsts: Slots = { ...slots, rectAt: (line) => slots.rectAt(lineAt(slots, line).start) };
  return nearestIn(firsts, lines, context.sticky);
}
