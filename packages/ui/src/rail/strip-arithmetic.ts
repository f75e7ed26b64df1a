import { safeWidthRem, type TileRole, tileGapRem, tilePitchRem, tileSizes, visibleTiles } from './tile-roles';

/** Indices from `first` up to, not including, `end`. */
export interface IndexRange {
  readonly first: number;
  readonly end: number;
}

/** Rails up to this many tiles are mounted whole; longer ones in blocks. */
export const wholeRailTiles = 32;

/** Tiles that mount in one step, and the size of a block. */
export const tileBlock = 12;

/** How far a strip has slid when the tile `index` has focus, in rem: focus at the safe edge, the end never leaves it. */
export function stripOffsetRem(role: TileRole, count: number, index: number): number {
  const pitch = tilePitchRem(role);
  const farthest = Math.max(0, count * pitch - tileGapRem - safeWidthRem);
  return Math.min(Math.max(0, index) * pitch, farthest);
}

/** Where a tile starts, counted from the safe edge of a strip that has slid by `offsetRem`. */
export function tileStartRem(role: TileRole, index: number, offsetRem: number): number {
  return index * tilePitchRem(role) - offsetRem;
}

/** Which tiles are to be mounted in the end while `index` has, or had, focus. */
export function tileWindow(count: number, index: number): IndexRange {
  if (count <= wholeRailTiles) return { first: 0, end: count };
  const block = Math.floor(Math.max(0, index) / tileBlock);
  return { first: Math.max(0, (block - 1) * tileBlock), end: Math.min(count, (block + 2) * tileBlock) };
}

/** Which tiles are mounted after `steps` idle steps: first what is seen, then a block a step. */
export function mountedTiles(role: TileRole, count: number, index: number, steps: number): IndexRange {
  const { first, end } = tileWindow(count, index);
  const seen = Math.max(0, index) + visibleTiles(role) + 1;
  const from = count <= wholeRailTiles ? seen : Math.max(seen, first + tileBlock);
  return { first, end: Math.min(end, from + steps * tileBlock) };
}

/** Which tiles load their pictures: those seen and as many again. */
export function nearTiles(role: TileRole, count: number, index: number): IndexRange {
  const start = Math.floor(stripOffsetRem(role, count, index) / tilePitchRem(role));
  const seen = visibleTiles(role);
  return { first: Math.max(0, start - seen), end: Math.min(count, start + 2 * seen) };
}

/** Whether a wide caption of the focused tile would run over the far edge and is to be set from there. */
export function hasEndCaption(role: TileRole, count: number, index: number): boolean {
  if (tileSizes[role].caption !== 'focus') return false;
  const start = tileStartRem(role, index, stripOffsetRem(role, count, index));
  return start + 31.25 > safeWidthRem && start > 31.25;
}
