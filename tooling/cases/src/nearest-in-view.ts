import type { Extent, ScrolledBox } from './rest-offset';

/**
 * The child to go on from once the viewer has scrolled a box by hand: `index` while it is seen, else the nearest that is
 * seen whole, −1 when none is. Extents rise with the index; pure.
 */
export function nearestInView(
  { viewport, offset }: Pick<ScrolledBox, 'viewport' | 'offset'>,
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
