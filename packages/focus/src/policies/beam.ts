import type { Direction } from '@fjernsyn/kernel';
import type { FocusRect } from '../tree/declarations';
import type { Geometry, PolicyContext, Slots } from '../tree/focus-view';
import { rectOfEnd } from '../tree/path';
import { groupOf } from '../tree/slots';
import { axisOf, EXIT } from './policy';

/** More than any way across a screen: a step between ranks of candidates. */
const RANK = 1e9;

/** Score of what does not lie that way, or has no box. */
export const NOT_THERE = 1e12;

/** A rect seen in a direction: `start` and `end` grow along it, `low` and `high` lie across. */
interface Turned {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The geometry of free groups and layers: of the nearest line in the beam of the focused rect the child at the sticky place, else the
 * nearest that lies more ahead than aside; equal ones in reading order.
 */
export const beam: Geometry = (slots, from, context) => {
  const scoreAt = scoresFrom(slots, from, context);
  if (!scoreAt) return null;
  const readAt = (index: number): number => {
    const { x = 0, y = 0 } = slots.rectAt(index) ?? {};
    return y * RANK + (context.view.readingDirection === 'ltr' ? x : -x);
  };
  let best = EXIT;
  let bestScore = NOT_THERE;
  for (let index = 0; index < slots.count; index++) {
    if (index === from || slots.refusalAt(index) !== null) continue;
    const score = scoreAt(index);
    if (score < bestScore || (score === bestScore && best !== EXIT && readAt(index) < readAt(best))) {
      best = index;
      bestScore = score;
    }
  }
  return best;
};

/**
 * Scores of the children seen from the focused rect, the lower the nearer: what stands in the nearest line of the beam, then the beam, then
 * the rest. Null where there are no rects to go by.
 */
export function scoresFrom(slots: Slots, from: number, context: PolicyContext): ((index: number) => number) | null {
  const { direction, sticky } = context;
  const leafRect = rectOfEnd(context.view);
  if (!leafRect) return null;
  const leaf = turn(leafRect, direction);
  // A leaf may lie beyond the edge of a group that scrolls: then the move goes from what is seen of the group.
  const groupRect = groupOf(slots.nodeAt(from)) && slots.rectAt(from);
  const group = groupRect ? turn(groupRect, direction) : leaf;
  const source = overlaps(leaf, group) ? leaf : group;
  const wanted = sticky.coordinate ?? (leaf.low + leaf.high) / 2;
  const place = Math.max(source.low, Math.min(wanted, source.high));
  // What lies more aside than ahead of a leaf is met by the other axis; a group is left for whatever lies beyond it.
  const steepest = groupOf(slots.nodeAt(from)) ? RANK : 1;
  let isPlaced = false;
  let nearest = NOT_THERE;
  let lineEnd = 0;

  function aheadAt(index: number): Turned | null {
    const rect = slots.rectAt(index);
    if (!rect || index === from) return null;
    isPlaced = true;
    const target = turn(rect, direction);
    const { start, end, low, high } = target;
    // Boxes may overlap by a little (fractional widths), so centres and far edges decide, not edges that must not touch.
    const isAhead = end > source.end && start + end > source.start + source.end;
    return isAhead && end > start && high > low ? target : null;
  }
  const acrossTo = ({ low, high }: Turned): number => Math.max(low - source.high, source.low - high);

  for (let index = 0; index < slots.count; index++) {
    const target = aheadAt(index);
    if (!target || target.start >= nearest || acrossTo(target) >= 0 || slots.refusalAt(index) !== null) continue;
    nearest = target.start;
    lineEnd = (nearest + target.end) / 2;
  }
  if (!isPlaced) return null;
  return (index) => {
    const target = aheadAt(index);
    if (!target) return NOT_THERE;
    const along = Math.max(0, target.start - source.end);
    const across = acrossTo(target);
    if (across >= 0)
      return along === 0 || across > along * steepest ? NOT_THERE : 2 * RANK + along * along + across * across;
    const aside = Math.max(0, target.low - place, place - target.high);
    return target.start < lineEnd ? aside + along / RANK : RANK + along;
  };
}

function overlaps(one: Turned, other: Turned): boolean {
  return one.start < other.end && one.end > other.start && one.low < other.high && one.high > other.low;
}

function turn({ x, y, width, height }: FocusRect, direction: Direction): Turned {
  const isAcross = axisOf(direction) === 'x';
  const start = isAcross ? x : y;
  const end = start + (isAcross ? width : height);
  const low = isAcross ? y : x;
  const high = low + (isAcross ? height : width);
  return direction === 'left' || direction === 'up'
    ? { start: -end, end: -start, low, high }
    : { start, end, low, high };
}
