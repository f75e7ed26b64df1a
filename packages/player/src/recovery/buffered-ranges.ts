import type { MediaSeconds } from '@fjernsyn/kernel';
import type { MediaRange } from '@fjernsyn/platform';

/** Ranges that begin this much later than a position still count as its own. */
const toleranceSeconds = 0.1;
/** How near its end a range counts as used up. */
const usedUpSeconds = 0.5;
/** A longer hole is not jumped: its media may be on their way. */
const longestGapSeconds = 5;

/** How much is buffered from a position on. */
export function aheadOf(ranges: readonly MediaRange[], positionSeconds: MediaSeconds): MediaSeconds {
  const own = rangeOf(ranges, positionSeconds);
  return own ? own.end - positionSeconds : 0;
}

/** The small hole that a position stands before or in, with something behind it. */
export function gapAfter(ranges: readonly MediaRange[], positionSeconds: MediaSeconds): MediaRange | undefined {
  const own = rangeOf(ranges, positionSeconds);
  const start = own ? own.end : positionSeconds;
  if (start - positionSeconds > usedUpSeconds) return undefined;
  const next = ranges.find((range) => range !== own && range.start > start);
  return next && next.start - start <= longestGapSeconds ? { start, end: next.start } : undefined;
}

function rangeOf(ranges: readonly MediaRange[], positionSeconds: MediaSeconds): MediaRange | undefined {
  return ranges.find(({ start, end }) => start <= positionSeconds + toleranceSeconds && end >= positionSeconds);
}
