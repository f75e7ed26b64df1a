import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rounding of an engine that lays out in whole px. */
const tolerancePx = 1;

/**
 * How many of the `count` children of a bar stand in it whole; at least one. All are laid out and measured once for each `occasion`, before
 * the page is painted, and nothing is measured between.
 */
export function useFittingCount(bar: RefObject<HTMLElement | null>, count: number, occasion: object): number {
  const [measured, setMeasured] = useState<{ readonly occasion: object; readonly count: number }>();
  const isMeasured = measured?.occasion === occasion;
  useLayoutEffect(() => {
    if (!isMeasured && bar.current !== null) setMeasured({ occasion, count: countFitting(bar.current) });
  }, [bar, occasion, isMeasured]);
  return isMeasured ? measured.count : count;
}

function countFitting(bar: HTMLElement): number {
  let roomPx = bar.getBoundingClientRect().width + tolerancePx;
  let count = 0;
  for (const child of Array.from(bar.children)) {
    roomPx -= child.getBoundingClientRect().width;
    if (roomPx < 0) break;
    count += 1;
  }
  return Math.max(1, count);
}
