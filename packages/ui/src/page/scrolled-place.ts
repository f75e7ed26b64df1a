import type { PageHeights } from './page-arithmetic';
import type { PageStage } from './page-stage';

/** A place of a page in whatever layout: a section by its order, −1 above all of them, and how much of it is above the screen. */
export interface ScrolledPlace {
  readonly order: number;
  readonly intoRem: number;
}

/** The {@link ScrolledPlace} of a page that is scrolled so far. */
export function placeAt(offsetRem: number, stage: Pick<PageStage, 'orderAt'>, heights: PageHeights): ScrolledPlace {
  const belowTopRem = offsetRem - heights.topRem;
  if (belowTopRem < 0) return { order: -1, intoRem: offsetRem };
  const order = stage.orderAt(belowTopRem);
  return { order, intoRem: belowTopRem - heights.heightBefore(order) };
}

/** How far a page is scrolled where it shows a place; a section that has become lower is shown at its end. */
export function offsetOfPlace({ order, intoRem }: ScrolledPlace, { topRem, heightBefore }: PageHeights): number {
  if (order < 0) return Math.min(intoRem, topRem);
  return topRem + Math.min(heightBefore(order) + intoRem, heightBefore(order + 1));
}
