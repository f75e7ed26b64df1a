import type { Layout, TileRole, TileSize } from '@fjernsyn/ui';

/** From both edges of the window, where the page begins and where it ends, in rem. */
export interface Span {
  readonly startRem: number;
  readonly endRem: number;
}

/** Where the parts of the search stand in the window, and the measures of what was found. */
export interface SearchPlaces {
  /** What is typed by, and the searches before. */
  readonly entry: Span;
  /** The field beside a keypad; elsewhere it stands in the entry. */
  readonly field: Span;
  /** What was found, and from the window's top to it. */
  readonly found: Span & { readonly topRem: number };
  /** How far what was found reaches in at its start without being seen: what slides away ends in the space after the keypad. */
  readonly hiddenRem: number;
  readonly layout: Layout;
}

const keypadRem = 25;

/** The space between the keypad and what was found. */
const besideRem = 4.5;

/** Beside a keypad tiles are smaller, so that three and a part of the next are seen. */
const besideScale = 33 / 40;

/** From where what was found begins to the first title. */
const spaceRem = 0.625;

/** What the screen of a TV may cut off below. */
const belowRem = 1;

/** A little below the field, from the window's top. */
const foundTopRem = { tv: 12.25, desktop: 10.75, phone: 9 } as const;

/** The places of the search: what was found stands beside the keypad on a TV, and below the field elsewhere. */
export function toSearchPlaces(layout: Layout): SearchPlaces {
  const { safeRem, name } = layout;
  const topRem = foundTopRem[name];
  const below = { ...layout, heightRem: layout.heightRem - topRem, restRem: spaceRem };
  const whole = { startRem: safeRem, endRem: safeRem };
  if (name !== 'tv')
    return { entry: whole, field: whole, found: { startRem: 0, endRem: 0, topRem }, hiddenRem: 0, layout: below };
  const startRem = keypadRem + besideRem;
  const widthRem = layout.widthRem - startRem;
  const rail = { ...layout.rail, gap: 20, space: 16, titleGap: 18 };
  const gapRem = rail.gap / 16;
  return {
    entry: { startRem: safeRem, endRem: layout.widthRem - safeRem - keypadRem },
    field: { startRem: startRem + safeRem, endRem: safeRem },
    found: { startRem, endRem: 0, topRem },
    hiddenRem: safeRem - gapRem,
    layout: {
      ...below,
      heightRem: below.heightRem - belowRem,
      widthRem,
      rail,
      gapRem,
      tiles: scaled(layout.tiles, besideScale),
    },
  };
}

function scaled(tiles: Layout['tiles'], scale: number): Layout['tiles'] {
  const sizes: Partial<Record<TileRole, TileSize>> = {};
  for (const role of Object.keys(tiles) as TileRole[]) {
    const { widthRem, heightRem, caption } = tiles[role];
    sizes[role] = { widthRem: widthRem * scale, heightRem: heightRem * scale, caption };
  }
  return sizes as Layout['tiles'];
}
