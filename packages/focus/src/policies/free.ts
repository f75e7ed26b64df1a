import type { Direction } from '@fjernsyn/kernel';
import type { Slots } from '../slots';
import type { FocusRect } from '../types';
import { orderPolicy } from './line';
import { EXIT, isOpen, type Policy, type PolicyContext } from './policy';

/** Weight of the way along the direction against the way across it. */
const ALONG_WEIGHT = 13;

/**
 * Children placed anywhere: those in the beam of the focused rect first, then by distance; equal ones in reading order. Where
 * the focused leaf or every child has no rect, by order alone.
 */
export const freePolicy: Policy = (slots, from, context) => {
  const fromRect = context.fromRect();
  if (!fromRect) return orderPolicy(slots, from, context);
  const best = pickByBeam(slots, from, fromRect, context);
  return best === null ? orderPolicy(slots, from, context) : best;
};

/** The child that a direction from `fromRect` meets first, `EXIT` when none lies there; null when no child has a rect. */
export function pickByBeam(slots: Slots, from: number, fromRect: FocusRect, context: PolicyContext): number | null {
  let best = EXIT;
  let bestScore = Number.POSITIVE_INFINITY;
  let bestRect: FocusRect | null = null;
  let isPlaced = false;
  for (let index = 0; index < slots.count; index++) {
    if (index === from || !isOpen(slots, index, context)) continue;
    const rect = slots.rectAt(index);
    isPlaced = isPlaced || rect !== null;
    if (!rect || rect.width <= 0 || rect.height <= 0) {
      context.note(slots, index, 'no-rect');
      continue;
    }
    bestRect ??= rect;
    const score = scoreOf(fromRect, rect, context.direction);
    if (score === null) {
      context.note(slots, index, 'behind');
    } else if (score > bestScore || (score === bestScore && !isReadBefore(rect, bestRect, context))) {
      context.note(slots, index, 'further');
    } else {
      if (best !== EXIT) context.note(slots, best, 'further');
      best = index;
      bestScore = score;
      bestRect = rect;
    }
  }
  return isPlaced ? best : null;
}

function isReadBefore(rect: FocusRect, other: FocusRect, { readingDirection }: PolicyContext): boolean {
  if (rect.y !== other.y) return rect.y < other.y;
  return readingDirection === 'ltr' ? rect.x < other.x : rect.x > other.x;
}

/** Lower is nearer; null when the candidate does not lie that way. A rect in the beam beats any outside it. */
function scoreOf(from: FocusRect, to: FocusRect, direction: Direction): number | null {
  const source = turn(from, direction);
  const target = turn(to, direction);
  // Boxes may overlap by a little (fractional widths), so centres and far edges decide, not edges that must not touch.
  if (target.end <= source.end || target.start + target.end <= source.start + source.end) return null;
  const along = Math.max(0, target.start - source.end);
  const across = Math.max(0, target.low - source.high, source.low - target.high);
  const isInBeam = target.low < source.high && target.high > source.low;
  const offset = Math.abs(target.low + target.high - source.low - source.high) / 2;
  const distance = ALONG_WEIGHT * along * along + across * across + offset * offset;
  return isInBeam ? -1 / (1 + distance) : distance;
}

/** A rect turned so that the direction goes up in `start` and `end`; `low` and `high` lie across. */
function turn(rect: FocusRect, direction: Direction): { start: number; end: number; low: number; high: number } {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  if (direction === 'right') return { start: rect.x, end: right, low: rect.y, high: bottom };
  if (direction === 'left') return { start: -right, end: -rect.x, low: rect.y, high: bottom };
  if (direction === 'down') return { start: rect.y, end: bottom, low: rect.x, high: right };
  return { start: -bottom, end: -rect.y, low: rect.x, high: right };
}
