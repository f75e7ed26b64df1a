import { revealOffset } from '@fjernsyn/focus';
import type { Layout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';

/** Indices from `first` up to, not including, `end`. */
export interface IndexRange {
  readonly first: number;
  readonly end: number;
}

/** The range of no tiles. */
export const noTiles: IndexRange = { first: 0, end: 0 };

/** Rails up to this many tiles are mounted whole; longer ones in blocks. */
export const wholeRailTiles = 32;

/** Tiles that mount in one step, and the size of a block. */
export const tileBlock = 12;

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

/** Which tiles are to be mounted in the end while `index` has, or had, focus. */
export function tileWindow(count: number, index: number): IndexRange {
  if (count <= wholeRailTiles) return { first: 0, end: count };
  const block = Math.floor(Math.max(0, index) / tileBlock);
  return { first: Math.max(0, (block - 1) * tileBlock), end: Math.min(count, (block + 2) * tileBlock) };
}

/** Which tiles are mounted after `steps` idle steps: first what is seen, then a block a step. */
export function mountedTiles(role: TileRole, count: number, index: number, steps: number, layout: Layout): IndexRange {
  const { first, end } = tileWindow(count, index);
  const seen = Math.max(0, index) + visibleTiles(role, layout) + 1;
  const from = count <= wholeRailTiles ? seen : Math.max(seen, first + tileBlock);
  return { first, end: Math.min(end, from + steps * tileBlock) };
}

/** Which tiles load their pictures: those seen and as many again. */
export function nearTiles(role: TileRole, count: number, index: number, layout: Layout): IndexRange {
  const start = Math.floor(stripOffsetRem(role, count, index, layout) / tilePitchRem(role, layout));
  return tilesAround(role, count, start, layout);
}

/** Which tiles can be seen while the strip slides to `index` from the tile beside it: all of them in a window, whose readers find every tile. */
export function seenTiles(role: TileRole, count: number, index: number, layout: Layout): IndexRange {
  if (layout.name !== 'tv') return { first: 0, end: count };
  const start = Math.floor(stripOffsetRem(role, count, index, layout) / tilePitchRem(role, layout));
  return { first: Math.max(0, start - 1), end: Math.min(count, start + visibleTiles(role, layout)) };
}

/** Tiles on either side of those seen that are drawn too, so that the next keys find them there. */
const DRAWN_AROUND = 2;

/** Which tiles are drawn once the page has been idle. */
export function drawnTiles(role: TileRole, count: number, index: number, layout: Layout): IndexRange {
  const { first, end } = seenTiles(role, count, index, layout);
  return { first: Math.max(0, first - DRAWN_AROUND), end: Math.min(count, end + DRAWN_AROUND) };
}

/** Which tiles load their pictures when `start` is the first one seen. */
export function tilesAround(role: TileRole, count: number, start: number, layout: Layout): IndexRange {
  const seen = visibleTiles(role, layout);
  return { first: Math.max(0, start - seen), end: Math.min(count, start + 2 * seen) };
}

/** Whether a wide caption of the focused tile would run over the far edge and is to be set from there. */
export function hasEndCaption(role: TileRole, index: number, offsetRem: number, layout: Layout): boolean {
  if (layout.tiles[role].caption !== 'focus') return false;
  const start = tileStartRem(role, index, offsetRem, layout);
  return start + 31.25 > safeWidthRem(layout) && start > 31.25;
}
