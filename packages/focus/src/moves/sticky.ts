import { lineAt, lineOf } from '../policies/grid';
import { centreOf } from '../policies/nearest';
import type { FocusRect, GroupDeclaration, ReadingDirection } from '../tree/declarations';
import type { FocusView, PathStep, Sticky } from '../tree/focus-view';
import { groupAbove, slotsOf } from '../tree/path';
import { groupOf } from '../tree/slots';

/** The sticky place of this move: the one kept so far, if it is of that axis, else where focus is now. */
export function stickyOn(view: FocusView, axis: 'x' | 'y'): Sticky {
  if (view.sticky?.axis === axis) return view.sticky;
  let guide: GroupDeclaration | null = null;
  let index = 0;
  let rect: FocusRect | null = null;
  for (let level = 0; level < view.path.length; level++) {
    const step = view.path[level] as PathStep;
    const group = groupAbove(view, level);
    const declaration = groupOf(group);
    if (!group || !declaration) continue;
    const { kind } = declaration;
    if (kind === 'epg') guide = declaration;
    if (kind === (axis === 'x' ? 'row' : 'column')) index = step.index;
    if (kind === 'grid') {
      const slots = slotsOf(view, group);
      const line = lineOf(slots, step.index);
      index = axis === 'x' ? step.index - lineAt(slots, line).start : line;
    }
    if (level === view.path.length - 1) rect = slotsOf(view, group).rectAt(step.index);
  }
  const coordinate =
    rect && (guide && axis === 'x' ? timeIn(rect, guide, view.readingDirection) : centreOf(rect, axis));
  return { axis, coordinate, index };
}

/** The time at which a programme is left: now where it runs, else its start or what is seen of it; a little later, as programmes touch. */
function timeIn(
  { x, width }: FocusRect,
  { now, seenFrom }: GroupDeclaration,
  readingDirection: ReadingDirection,
): number {
  if (now !== undefined && now >= x && now < x + width) return now;
  const isRising = readingDirection === 'ltr';
  const end = isRising ? x + width : x;
  let start = isRising ? x : x + width;
  if (seenFrom !== undefined && (isRising ? seenFrom > start : seenFrom < start)) start = seenFrom;
  return start + (end - start) * 1e-6;
}
