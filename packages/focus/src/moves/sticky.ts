import { lineAt, lineOf } from '../policies/grid';
import { centreOf } from '../policies/nearest';
import type { FocusRect, GroupDeclaration, ReadingDirection } from '../tree/declarations';
import type { FocusView, PathStep, Sticky } from '../tree/focus-view';
import { groupAbove, rectOfEnd, slotsOf } from '../tree/path';
import { groupOf } from '../tree/slots';

/** The sticky place of this move: the one kept so far, if it is of that axis, else where focus is now. */
export function stickyOn(view: FocusView, axis: 'x' | 'y'): Sticky {
  if (view.sticky?.axis === axis) return view.sticky;
  let guide: GroupDeclaration | null = null;
  let index = 0;
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
  }
  const rect = rectOfEnd(view);
  const coordinate =
    rect && (guide && axis === 'x' ? timeIn(rect, guide, view.readingDirection) : centreOf(rect, axis));
  return { axis, coordinate, index };
}

/** Less than any programme lasts, whatever the unit of a guide. */
const later = 1e-3;

/** The sticky place of a moment in a guide. */
export function stickyAt(moment: number, readingDirection: ReadingDirection): Sticky {
  return { axis: 'x', coordinate: justAfter(moment, readingDirection), index: 0 };
}

/** Where a guide looks for what is on at a moment: a little later, as programmes touch and one that ends then is over. */
function justAfter(moment: number, readingDirection: ReadingDirection): number {
  return readingDirection === 'ltr' ? moment + later : moment - later;
}

/** Where a programme is left: now where it runs, else its start or what is seen of it. */
function timeIn(
  { x, width }: FocusRect,
  { now, seenFrom }: GroupDeclaration,
  readingDirection: ReadingDirection,
): number {
  const way = readingDirection === 'ltr' ? 1 : -1;
  const [start, end] = way > 0 ? [x, x + width] : [x + width, x];
  const isOn = now !== undefined && way * (now - start) >= 0 && way * (end - now) > 0;
  const seen = seenFrom !== undefined && way * (seenFrom - start) > 0 ? seenFrom : start;
  return justAfter(isOn ? now : seen, readingDirection);
}
