import { revealOffset } from '@fjernsyn/focus';
import { type IndexRange, nearness } from '../page/nearness';
import type { Layout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';

/** Space after a tile of the largest kind, which stands alone in the middle. */
const BIG_GAP_REM = 3.5;

/** Distance from one tile's start to the next one's, in rem. */
export function tilePitchRem(role: TileRole, layout: Layout): number {
  return layout.tiles[role].widthRem + (role === 'big' ? BIG_GAP_REM : layout.gapRem);
}

/** Width between the safe edges, in rem. */
export function safeWidthRem(layout: Layout): number {
  return layout.widthRem - 2 * layout.safeRem;
}

/** Width of a strip that scrolls, the room at both edges included. */
export function stripWidthRem(role: TileRole, count: number, layout: Layout): number {
  return 2 * layout.safeRem + count * tilePitchRem(role, layout) - layout.gapRem;
}

/** How many tiles of a role reach onto the screen, the peeking one included. */
export function visibleTiles(role: TileRole, layout: Layout): number {
  return Math.ceil((layout.widthRem - layout.safeRem) / tilePitchRem(role, layout));
}

/** How far a strip has slid when the tile `index` has focus, in rem: focus at the safe edge, the end never leaves it; the largest tiles stand in the middle. */
export function stripOffsetRem(role: TileRole, count: number, index: number, layout: Layout): number {
  const pitch = tilePitchRem(role, layout);
  const viewport = safeWidthRem(layout);
  const start = index * pitch;
  if (role === 'big') return start - (viewport - layout.tiles.big.widthRem) / 2;
  return revealOffset({ viewport, content: count * pitch - layout.gapRem }, start);
}

/** Where a tile starts, counted from the safe edge of a strip that has slid by `offsetRem`. */
export function tileStartRem(role: TileRole, index: number, offsetRem: number, layout: Layout): number {
  return index * tilePitchRem(role, layout) - offsetRem;
}

/** The first tile at the safe edge of a strip that stands at the tile `index`. */
export function firstTileSeen(role: TileRole, count: number, index: number, layout: Layout): number {
  return Math.floor(stripOffsetRem(role, count, index, layout) / tilePitchRem(role, layout));
}

/** Which tiles can be seen while a strip slides to the one where `start` is the first, from the tile beside it. */
export function seenTiles(role: TileRole, count: number, start: number, layout: Layout): IndexRange {
  return clampRange(start - 1, start + visibleTiles(role, layout), count);
}

/** Which tiles are near: those that are seen and a few on either side. */
export function nearTiles(role: TileRole, count: number, start: number, layout: Layout): IndexRange {
  const { nearTiles: around } = nearness;
  return clampRange(start - 1 - around, start + visibleTiles(role, layout) + around, count);
}

function clampRange(first: number, end: number, count: number): IndexRange {
  return { first: Math.min(count, Math.max(0, first)), end: Math.max(0, Math.min(count, end)) };
}

/** Whether a wide caption of the focused tile would run over the far edge and is to be set from there. */
export function hasEndCaption(role: TileRole, index: number, offsetRem: number, layout: Layout): boolean {
  if (layout.tiles[role].caption !== 'focus') return false;
  const start = tileStartRem(role, index, offsetRem, layout);
  return start + 31.25 > safeWidthRem(layout) && start > 31.25;
}
