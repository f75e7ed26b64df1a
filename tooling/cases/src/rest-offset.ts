import { revealOffset, type ScrollBox } from '@fjernsyn/focus';

/** An extent along one axis, in px of its box's content. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** A box that has scrolled by `offset`. */
export interface ScrolledBox extends ScrollBox {
  readonly offset: number;
}

/** Where a child comes to rest: as near as it can, at an edge, in the middle, or with its start at a share of the viewport. */
export type ScrollAlign = 'nearest' | 'start' | 'middle' | 'end' | number;

/** How far a case's box scrolls to bring a child to where it is to rest; pure. */
export function restOffset(box: ScrolledBox, { start, end }: Extent, align: ScrollAlign): number {
  const { viewport, offset } = box;
  const atEnd = end - viewport;
  if (typeof align === 'number') return revealOffset(box, start - align * viewport);
  if (align === 'start') return revealOffset(box, start);
  if (align === 'end') return revealOffset(box, atEnd);
  if (align === 'middle') return revealOffset(box, (start + atEnd) / 2);
  return revealOffset(box, Math.min(Math.max(offset, atEnd), Math.max(start, Math.min(offset, start))));
}
