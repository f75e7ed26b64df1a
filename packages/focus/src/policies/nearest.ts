import type { Slots } from '../slots';
import type { FocusRect } from '../types';
import { EXIT, type Sticky } from './policy';

/** A run of children: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The child of a line that lies nearest to the sticky place, whether it can be entered or not: by halving on rects,
 * which must go one way along the line, else by index. −1 for an empty span.
 */
export function nearestIn(slots: Slots, span: Span, sticky: Sticky): number {
  const { start, end } = span;
  if (start >= end) return -1;
  const { coordinate, axis } = sticky;
  const byIndex = Math.min(start + Math.max(0, sticky.index), end - 1);
  if (coordinate === null) return byIndex;
  const first = slots.rectAt(start);
  const last = slots.rectAt(end - 1);
  if (!first || !last) return byIndex;

  // Right-to-left rows go down in x.
  const isRising = centreOf(first, axis) <= centreOf(last, axis);
  let low = start;
  let high = end - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = slots.rectAt(middle);
    if (!rect) return byIndex;
    const isPast = isRising ? farOf(rect, axis) > coordinate : nearOf(rect, axis) <= coordinate;
    if (isPast) high = middle;
    else low = middle + 1;
  }
  if (low === start) return low;
  return gap(slots.rectAt(low - 1), sticky) <= gap(slots.rectAt(low), sticky) ? low - 1 : low;
}

/** The first child after `from` by `step` for which `canEnter` holds, `EXIT` when there is none before it comes round. */
export function nextIn(
  { start, end }: Span,
  from: number,
  step: 1 | -1,
  canEnter: (index: number) => boolean,
  shouldWrap = false,
): number {
  for (let index = from + step, left = end - start; left > 0; index += step, left--) {
    if (index < start || index >= end) {
      if (!shouldWrap) return EXIT;
      index = step > 0 ? start : end - 1;
    }
    if (index === from) return EXIT;
    if (canEnter(index)) return index;
  }
  return EXIT;
}

/** The child nearest to `index` inside the span for which `canEnter` holds: itself, then outwards, later first. */
export function outwards(span: Span, index: number, canEnter: (index: number) => boolean): number {
  for (let distance = 0; distance < span.end - span.start; distance++) {
    const after = index + distance;
    const before = index - distance;
    if (after < span.end && canEnter(after)) return after;
    if (distance > 0 && before >= span.start && canEnter(before)) return before;
  }
  return -1;
}

/** Middle of a rect on one axis. */
export function centreOf(rect: FocusRect, axis: 'x' | 'y'): number {
  return (nearOf(rect, axis) + farOf(rect, axis)) / 2;
}

function nearOf(rect: FocusRect, axis: 'x' | 'y'): number {
  return axis === 'x' ? rect.x : rect.y;
}

function farOf(rect: FocusRect, axis: 'x' | 'y'): number {
  return axis === 'x' ? rect.x + rect.width : rect.y + rect.height;
}

function gap(rect: FocusRect | null, { axis, coordinate }: Sticky): number {
  if (!rect || coordinate === null) return Number.POSITIVE_INFINITY;
  return Math.max(nearOf(rect, axis) - coordinate, coordinate - farOf(rect, axis), 0);
}
