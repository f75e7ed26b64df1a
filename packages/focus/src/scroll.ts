/** An extent along one axis, in the unit of its screen. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** A box that scrolls along one axis. */
export interface ScrollBox {
  /** How much of the content is seen at once. */
  readonly viewport: number;
  /** All there is. */
  readonly content: number;
  /** How far it has scrolled. */
  readonly offset: number;
}

/** Where a child comes to rest: as near as it can, at an edge, in the middle, or with its start at a share of the viewport. */
export type ScrollAlign = 'nearest' | 'start' | 'middle' | 'end' | number;

/** How far a box has to scroll to bring a child into view; never past its ends; pure. */
export function revealOffset({ viewport, content, offset }: ScrollBox, child: Extent, align: ScrollAlign): number {
  const atStart = child.start;
  const atEnd = child.end - viewport;
  let wanted: number;
  if (typeof align === 'number') wanted = atStart - align * viewport;
  else if (align === 'start') wanted = atStart;
  else if (align === 'end') wanted = atEnd;
  else if (align === 'middle') wanted = (atStart + atEnd) / 2;
  else wanted = Math.min(Math.max(offset, atEnd), Math.max(atStart, Math.min(offset, atStart)));
  return Math.max(0, Math.min(wanted, content - viewport));
}

/**
 * The child to go on from once the viewer has scrolled a box by hand: `index` while it is seen, else the nearest that is
 * seen whole, −1 when none is. Extents rise with the index; pure.
 */
export function nearestInView(
  { viewport, offset }: ScrollBox,
  count: number,
  extentOf: (index: number) => Extent,
  index: number,
): number {
  let found = -1;
  for (let next = 0; next < count; next++) {
    const { start, end } = extentOf(next);
    if (start < offset || end > offset + viewport) continue;
    if (found < 0 || Math.abs(next - index) < Math.abs(found - index)) found = next;
  }
  return found;
}
