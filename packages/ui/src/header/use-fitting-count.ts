import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rounding of an engine that lays out in whole px. */
const tolerancePx = 1;

/**
 * How many of the `count` children of a bar stand in it whole; at least one. All are laid out and measured once for each `occasion`, before
 * the page is painted, and nothing is measured between; where all stand, nothing is rendered again.
 */
export function useFittingCount(bar: RefObject<HTMLElement | null>, count: number, occasion: object): number {
  const measuredFor = useRef<object>(undefined);
  const [narrow, setNarrow] = useState<{ readonly occasion: object; readonly count: number }>();
  useLayoutEffect(() => {
    if (measuredFor.current === occasion || bar.current === null) return;
    measuredFor.current = occasion;
    const fitting = countFitting(bar.current);
    if (fitting < count) setNarrow({ occasion, count: fitting });
  }, [bar, count, occasion]);
  return narrow?.occasion === occasion ? narrow.count : count;
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
