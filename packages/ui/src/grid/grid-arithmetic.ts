import type { FocusRect, ReadingDirection } from '@fjernsyn/focus';
import { type IndexRange, nearness } from '../page/nearness';
import type { SectionSpan } from '../page/section-heights';
import { captionRem } from '../rail/rail-height';
import type { Layout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';
import { safeWidthRem, tilePitchRem } from '../strip/strip-arithmetic';
import { toRem } from '../theme/rem';

/** What decides where the tiles of a grid stand. */
export interface GridShape {
  readonly role: TileRole;
  readonly textScale: number;
  readonly layout: Layout;
  /** What stands above the first row, in rem. */
  readonly headRem: number;
}

/** As many tiles of a role stand beside one another in a narrow window at least. */
const fewestColumns = 2;

/** What a row shows of the one above it when it rests at the height of a rail's title, in rem. */
const rowRestRem = toRem(20);

/** How many rows beyond those that are seen are near. */
const nearRows = 1;

/** How many tiles stand beside one another. */
export function columnsOf(role: TileRole, layout: Layout): number {
  // What fills a row exactly is not lost by rounding.
  return Math.max(1, Math.floor(fittingTiles(role, layout) + 0.01));
}

/** How many tiles fit between the edges, a part of one counted as such. */
function fittingTiles(role: TileRole, layout: Layout): number {
  return (safeWidthRem(layout) + layout.gapRem) / tilePitchRem(role, layout);
}

/** The layout with tiles of a role that fill the rows of a window; a set shows those of the design. */
export function gridLayout(role: TileRole, layout: Layout): Layout {
  if (layout.name === 'tv') return layout;
  const columns = Math.max(fewestColumns, Math.round(fittingTiles(role, layout)));
  const { widthRem, heightRem, caption } = layout.tiles[role];
  const filledRem = (safeWidthRem(layout) - (columns - 1) * layout.gapRem) / columns;
  const tile = { widthRem: filledRem, heightRem: (heightRem * filledRem) / widthRem, caption };
  return { ...layout, tiles: { ...layout.tiles, [role]: tile } };
}

/** How many rows so many tiles take. */
export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/** Distance from the top of one row to that of the next, in rem. */
export function rowPitchRem({ role, textScale, layout }: GridShape): number {
  return layout.tiles[role].heightRem + captionRem(role, textScale, layout) + toRem(layout.rail.space);
}

/** The part of the section that is seen with a row: the head with the first, a bit of the row above with any other. */
export function rowSpan(row: number, shape: GridShape): SectionSpan {
  const pitchRem = rowPitchRem(shape);
  const topRem = row === 0 ? 0 : shape.headRem + row * pitchRem - rowRestRem;
  return { topRem, bottomRem: shape.headRem + (row + 1) * pitchRem };
}

/** The rows that reach into a part of the section, of so many. */
export function rowsWithin({ topRem, bottomRem }: SectionSpan, shape: GridShape, rows: number): IndexRange {
  const pitchRem = rowPitchRem(shape);
  const end = clamp(Math.ceil((bottomRem - shape.headRem) / pitchRem), rows);
  return { first: Math.min(end, clamp(Math.floor((topRem - shape.headRem) / pitchRem), rows)), end };
}

/** The rows that are near: those that are seen and one on either side. */
export function rowsNear({ first, end }: IndexRange, rows: number): IndexRange {
  return { first: clamp(first - nearRows, rows), end: clamp(end + nearRows, rows) };
}

/** The rows that are seen before anything is known of the page. */
export function rowsAtFirst(shape: GridShape, rows: number): IndexRange {
  const { heightRem, restRem } = shape.layout;
  return rowsWithin({ topRem: 0, bottomRem: heightRem - restRem - nearness.shadeRem }, shape, rows);
}

/** Where a tile starts beside the others of its row, from the edge of the screen, in rem. */
export function columnStartRem(column: number, { role, layout }: GridShape): number {
  return layout.safeRem + column * tilePitchRem(role, layout);
}

/** The place of a tile in its section, in rem. */
export function tileRect(index: number, shape: GridShape, readingDirection: ReadingDirection): FocusRect {
  const { role, layout, headRem } = shape;
  const { widthRem: width, heightRem: height } = layout.tiles[role];
  const columns = columnsOf(role, layout);
  const startRem = columnStartRem(index % columns, shape);
  const x = readingDirection === 'rtl' ? layout.widthRem - startRem - width : startRem;
  return { x, y: headRem + Math.floor(index / columns) * rowPitchRem(shape), width, height };
}

function clamp(row: number, rows: number): number {
  return Math.max(0, Math.min(rows, row));
}
