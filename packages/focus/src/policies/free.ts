import type { Direction } from '@fjernsyn/kernel';
import { groupOf, type Slots } from '../slots';
import type { FocusRect } from '../types';
import { orderPolicy } from './line';
import { EXIT, openIn, type Policy, type PolicyContext } from './policy';

/** More than any way across a screen: a step between ranks of candidates. */
const RANK = 1e9;

/** A rect seen in a direction: `start` and `end` grow along it, `low` and `high` lie across. */
interface Turned {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Children placed anywhere: of the nearest line in the beam of the focused rect the child at the sticky place, else the nearest that lies
 * more ahead than aside; equal ones in reading order. Where the focused leaf or every child has no rect, by order alone.
 */
export const freePolicy: Policy = (slots, from, context) => {
  const fromRect = context.fromRect();
  const best = fromRect && pickByBeam(slots, from, fromRect, context);
  return best ?? orderPolicy(slots, from, context);
};

/** The child that a direction from `fromRect` meets first, `EXIT` when none lies there; null when no child has a rect. */
export function pickByBeam(slots: Slots, from: number, fromRect: FocusRect, context: PolicyContext): number | null {
  const { direction, sticky, note } = context;
  const canEnter = openIn(slots, context.note);
  const source = turn(fromRect, direction);
  const place = sticky.coordinate ?? (source.low + source.high) / 2;
  const turnedAt = (index: number): Turned | null => {
    const rect = index === from ? null : slots.rectAt(index);
    return rect && rect.width > 0 && rect.height > 0 ? turn(rect, direction) : null;
  };

  let isPlaced = false;
  let nearest: Turned | null = null;
  for (let index = 0; index < slots.count; index++) {
    isPlaced = isPlaced || (index !== from && slots.rectAt(index) !== null);
    const target = turnedAt(index);
    if (!target || !isAhead(source, target) || acrossTo(source, target) >= 0 || slots.refusalAt(index) !== null)
      continue;
    if (!nearest || target.start < nearest.start) nearest = target;
  }
  if (!isPlaced) return null;
  const lineEnd = nearest ? (nearest.start + nearest.end) / 2 : 0;
  // What lies more aside than ahead of a leaf is met by the other axis; a group is left for whatever lies beyond it.
  const steepest = groupOf(slots.nodeAt(from)) ? RANK : 1;

  let best = EXIT;
  let bestScore = Number.POSITIVE_INFINITY;
  for (let index = 0; index < slots.count; index++) {
    if (index === from || !canEnter(index)) continue;
    const target = turnedAt(index);
    const score = target ? scoreOf(source, target, place, lineEnd, steepest) : bestScore;
    if (!target) note?.(slots, index, 'no-rect');
    else if (score === Number.POSITIVE_INFINITY) note?.(slots, index, 'behind');
    else if (score > bestScore || (score === bestScore && !isReadBefore(slots, index, best, context))) {
      note?.(slots, index, 'further');
    } else {
      if (best !== EXIT) note?.(slots, best, 'further');
      best = index;
      bestScore = score;
    }
  }
  return best;
}

/** Lower is nearer: what stands in the nearest line of the beam, then the beam, then the rest; infinite for what does not lie that way. */
function scoreOf(source: Turned, target: Turned, place: number, lineEnd: number, steepest: number): number {
  if (!isAhead(source, target)) return Number.POSITIVE_INFINITY;
  const along = Math.max(0, target.start - source.end);
  const across = acrossTo(source, target);
  if (across < 0) {
    const aside = Math.max(0, target.low - place, place - target.high);
    return target.start < lineEnd ? aside + along / RANK : RANK + along;
  }
  return along === 0 || across > along * steepest
    ? Number.POSITIVE_INFINITY
    : 2 * RANK + along * along + across * across;
}

/** Boxes may overlap by a little (fractional widths), so centres and far edges decide, not edges that must not touch. */
function isAhead(source: Turned, target: Turned): boolean {
  return target.end > source.end && target.start + target.end > source.start + source.end;
}

/** Way between two rects across the direction, below 0 where they share a beam. */
function acrossTo(source: Turned, target: Turned): number {
  return Math.max(target.low - source.high, source.low - target.high);
}

function isReadBefore(slots: Slots, index: number, other: number, { readingDirection }: PolicyContext): boolean {
  const one = slots.rectAt(index);
  const two = slots.rectAt(other);
  if (!one || !two) return true;
  if (one.y !== two.y) return one.y < two.y;
  return readingDirection === 'ltr' ? one.x < two.x : one.x > two.x;
}

function turn({ x, y, width, height }: FocusRect, direction: Direction): Turned {
  const isAcross = direction === 'left' || direction === 'right';
  const start = isAcross ? x : y;
  const end = start + (isAcross ? width : height);
  const low = isAcross ? y : x;
  const high = low + (isAcross ? height : width);
  return direction === 'left' || direction === 'up'
    ? { start: -end, end: -start, low, high }
    : { start, end, low, high };
}
