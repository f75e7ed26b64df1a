import { firstOpen, groupOf, type Slots } from '../slots';
import { pickByBeam } from './free';
import { columnsOf, lineAt, pickInLine } from './grid';
import { nearestIn, outwards, type Span } from './nearest';
import { axisOf, EXIT, isOpen, type PolicyContext, stepOf } from './policy';

/** The child that a direction meets first on its way into a group, `EXIT` when the kind has no opinion; pure. */
export function nearestEntry(slots: Slots, context: PolicyContext): number {
  const kind = groupOf(slots.group)?.kind;
  const step = stepOf(context.direction, context.readingDirection);
  const ahead = () => firstOpen(slots, step > 0 ? 0 : slots.count - 1, step);

  if (kind === 'grid') return gridEntry(slots, step, context);
  if (kind === 'row' || kind === 'column') {
    return axisOf(context.direction) === (kind === 'row' ? 'x' : 'y') ? ahead() : alongside(slots, context);
  }
  const fromRect = kind === 'free' ? context.fromRect() : null;
  if (fromRect) {
    const met = pickByBeam(slots, EXIT, fromRect, context);
    if (met !== null && met !== EXIT) return met;
  }
  return ahead();
}

function alongside(slots: Slots, context: PolicyContext): number {
  const span: Span = { start: 0, end: slots.count };
  return outwards(span, nearestIn(slots, span, context.sticky), (index) => isOpen(slots, index, context));
}

function gridEntry(slots: Slots, step: 1 | -1, context: PolicyContext): number {
  const lines = Math.ceil(slots.count / columnsOf(slots));
  if (axisOf(context.direction) === 'y') {
    for (let line = step > 0 ? 0 : lines - 1; line >= 0 && line < lines; line += step) {
      const index = pickInLine(slots, line, context);
      if (index !== EXIT) return index;
    }
    return EXIT;
  }
  const sideOf = (line: number): number => {
    const { start, end } = lineAt(slots, line);
    for (let index = step > 0 ? start : end - 1; index >= start && index < end; index += step) {
      if (isOpen(slots, index, context)) return index;
    }
    return EXIT;
  };
  const span: Span = { start: 0, end: lines };
  const line = outwards(span, nearestLine(slots, lines, context), (index) => sideOf(index) !== EXIT);
  return line < 0 ? EXIT : sideOf(line);
}

function nearestLine(slots: Slots, lines: number, context: PolicyContext): number {
  const columns = columnsOf(slots);
  const firsts: Slots = { ...slots, count: lines, rectAt: (line) => slots.rectAt(line * columns) };
  return nearestIn(firsts, { start: 0, end: lines }, context.sticky);
}
