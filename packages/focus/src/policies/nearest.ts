import type { FocusRect } from '../tree/declarations';
import type { Slots, Span, Sticky } from '../tree/focus-view';
import { EXIT } from './policy';

/**
 * The child of a line that lies nearest to the sticky place, whether it can be entered or not: by halving on rects,
 * which must go one way along the line, else by index. −1 for an empty span.
 */
export function nearestIn(
  slots: Pick<Slots, 'rectAt'>,
  { start, end }: Span,
  { axis, coordinate, index }: Sticky,
): number {
  if (start >= end) return -1;
  const byIndex = Math.min(start + Math.max(0, index), end - 1);
  if (coordinate === null) return byIndex;
  const first = slots.rectAt(start);
  const last = slots.rectAt(end - 1);
  if (!first || !last) return byIndex;

  // Right-to-left rows go down in x.
  const way = first[axis] <= last[axis] ? 1 : -1;
  /** How far a child still lies before the place (above 0) or already past it (below 0), 0 where it covers it. */
  const leadOf = (rect: FocusRect): number => {
    const near = rect[axis];
    const far = near + (axis === 'x' ? rect.width : rect.height);
    return way * (Math.min(0, coordinate - near) || Math.max(0, coordinate - far));
  };
  let low = start;
  let high = end - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = slots.rectAt(middle);
    if (!rect) return byIndex;
    if (leadOf(rect) > 0) low = middle + 1;
    else high = middle;
  }
  const found = slots.rectAt(low);
  const before = low > start ? slots.rectAt(low - 1) : null;
  return before && found && leadOf(before) <= -leadOf(found) ? low - 1 : low;
}

/** The first child after `from` by `step` for which `canEnter` holds, `EXIT` when there is none before it comes round. */
export function nextIn(
  { start, end }: Span,
  from: number,
  step: 1 | -1,
  canEnter: (index: number) => boolean,
  shouldWrap?: boolean,
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
  return rect[axis] + (axis === 'x' ? rect.width : rect.height) / 2;
}
