/** A box that scrolls along one axis, in the unit of its screen. */
export interface ScrollBox {
  /** How much of the content is seen at once. */
  readonly viewport: number;
  /** All there is. */
  readonly content: number;
}

/** How far a box scrolls so that what starts at `start` is seen from there; never past its ends; pure. */
export function revealOffset({ viewport, content }: ScrollBox, start: number): number {
  return Math.max(0, Math.min(start, content - viewport));
}
