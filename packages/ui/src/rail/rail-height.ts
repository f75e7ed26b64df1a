import { type Layout, tvLayout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';
import { toRem } from '../theme/rem';

/** What a rail has to show. */
export type RailStatus = 'loading' | 'ready' | 'failed' | 'empty';

/** What decides the height of a rail. */
export interface RailShape {
  readonly role: TileRole;
  readonly status: RailStatus;
  readonly hasTitle: boolean;
  /** Whether it has one that is not shown. */
  readonly isTitleHidden?: boolean | undefined;
  /** Factor of text up to 40 px. */
  readonly textScale: number;
  /** Default that of a TV. */
  readonly layout?: Layout | undefined;
}

const FAILED_PX = 76;
const EMPTY_PX = 104;

/** Room over a rail whose title is not shown, for the light of its focus; the largest tiles stand in the middle of the screen. */
export function hiddenTitleRem(role: TileRole): number {
  return toRem(role === 'big' ? 50 : 14);
}

/** Height of the title and the space under it, in rem. */
export function railHeadRem(hasTitle: boolean, textScale: number, { rail }: Layout = tvLayout): number {
  return hasTitle ? toRem(rail.title * textScale + rail.titleGap) : 0;
}

/** Height of a tile's caption and the space over it, in rem. */
export function captionRem(role: TileRole, textScale: number, layout: Layout = tvLayout): number {
  const { rail, tiles } = layout;
  if (tiles[role].caption === 'none') return 0;
  const titleLines = captionLinesOf(textScale, layout);
  return toRem(rail.captionGap + (titleLines * rail.captionTitle + rail.captionMeta) * textScale);
}

/** How many lines the title of a tile may take: two where text is large. */
export function captionLinesOf(textScale: number, { captionLines }: Layout): 1 | 2 {
  return textScale > 1 ? 2 : captionLines;
}

/** Height of what stands under the title, in rem, without the space to the next rail. */
export function railBodyRem({ role, status, textScale, layout = tvLayout }: RailShape): number {
  if (status === 'failed') return toRem(FAILED_PX * textScale);
  if (status === 'empty') return toRem(EMPTY_PX * textScale);
  return layout.tiles[role].heightRem + captionRem(role, textScale, layout);
}

/** Height of a whole rail with the space to the next one, in rem (design 4 and 8). */
export function railHeightRem(shape: RailShape): number {
  const { hasTitle, isTitleHidden = false, textScale, layout = tvLayout } = shape;
  const headRem = isTitleHidden ? hiddenTitleRem(shape.role) : railHeadRem(hasTitle, textScale, layout);
  return headRem + railBodyRem(shape) + toRem(layout.rail.space);
}
