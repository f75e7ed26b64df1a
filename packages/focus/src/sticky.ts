import { type FocusView, groupAbove, rectOfEnd, slotsOf } from './path';
import { columnsOf } from './policies/grid';
import { centreOf } from './policies/nearest';
import type { Sticky } from './policies/policy';
import { groupOf } from './slots';

/** The sticky place of this move: the one kept so far, if it is of that axis, else where focus is now. */
export function stickyOn(view: FocusView, axis: 'x' | 'y'): Sticky {
  if (view.sticky?.axis === axis) return view.sticky;
  const rect = rectOfEnd(view);
  return { axis, coordinate: rect ? centreOf(rect, axis) : null, index: indexOn(view, axis) };
}

/** Index along an axis in the innermost group that is laid out along it; 0 without one. */
function indexOn(view: FocusView, axis: 'x' | 'y'): number {
  for (let level = view.path.length - 1; level >= 0; level--) {
    const group = groupAbove(view, view.path, level);
    const index = view.path[level]?.index ?? 0;
    const kind = groupOf(group)?.kind;
    if (kind === (axis === 'x' ? 'row' : 'column')) return index;
    if (kind === 'grid' && group) {
      const columns = columnsOf(slotsOf(view, group));
      return axis === 'x' ? index % columns : Math.floor(index / columns);
    }
  }
  return 0;
}
