import { PageArrows } from '../page/page-arrows';
import { RailArrows } from '../rail/rail-arrows';
import type { Layout } from '../settings/layout';
import type { TileRole, TileSize } from '../settings/tile-roles';
import { toRem } from '../theme/rem';
import type { LayoutOptions } from './layout-options';
import { scrollWhenTall } from './scroll-when-tall';
import { webRules } from './web-rules';

/** Root size of the layouts that are no TV's: their measures are CSS px. */
export const webRootPx = 16;

type Sizes = Readonly<Record<TileRole, readonly [width: number, height: number]>>;

const desktopSizes: Sizes = {
  wide: [246, 138],
  poster: [160, 240],
  square: [184, 184],
  block: [330, 248],
  episode: [292, 164],
  channel: [246, 138],
  profile: [128, 128],
  link: [246, 68],
  credit: [272, 76],
  big: [400, 300],
  round: [152, 152],
};

const phoneSizes: Sizes = {
  wide: [214, 120],
  poster: [122, 183],
  square: [132, 132],
  block: [240, 180],
  episode: [224, 126],
  channel: [214, 120],
  profile: [84, 84],
  link: [180, 56],
  credit: [224, 64],
  big: [280, 210],
  round: [112, 112],
};

type Captions = Readonly<Record<TileRole, TileSize['caption']>>;

const captions: Captions = {
  wide: 'always',
  poster: 'focus',
  square: 'focus',
  block: 'always',
  episode: 'always',
  channel: 'always',
  profile: 'always',
  link: 'none',
  credit: 'none',
  big: 'none',
  round: 'none',
};

/** Makes the layout of a window (design 12); lengths in px become rem of a root size of 16 px. */
export function makeLayout(options: LayoutOptions): Layout {
  return options.name === 'phone' ? phone(options) : desktop(options);
}

function desktop({ widthPx, heightPx, theme }: LayoutOptions): Layout {
  const safePx = widthPx < 1100 ? 40 : 60;
  const gapPx = 24;
  // Below a small desktop three tiles and a peek fill the window.
  const width = widthPx < 1100 ? Math.min(246, Math.floor((widthPx - safePx - 40) / 3 - gapPx)) : 246;
  const sizes = { ...desktopSizes, wide: widthOf(width), channel: widthOf(width) };
  return {
    name: 'desktop',
    widthRem: widthPx / webRootPx,
    heightRem: heightPx / webRootPx,
    safeRem: toRem(safePx),
    gapRem: toRem(gapPx),
    tiles: tilesOf(sizes, captions),
    captionLines: 1,
    rail: { gap: gapPx, space: 28, title: 26, titleGap: 20, captionGap: 12, captionTitle: 22, captionMeta: 20 },
    restRem: toRem(93),
    heroRailRem: toRem(Math.min(658, Math.max(460, Math.round(heightPx * 0.609)))),
    footerRem: toRem(120),
    rules: webRules('desktop', theme),
    RailArrows,
    PageArrows,
  };
}

function phone({ widthPx, heightPx, theme }: LayoutOptions): Layout {
  // The stylesheets' `max-height` of a phone that lies: its entries stand in a lower bar.
  const barPx = heightPx < 480 ? 48 : 64;
  const headPx = 48;
  return {
    name: 'phone',
    widthRem: widthPx / webRootPx,
    heightRem: heightPx / webRootPx,
    safeRem: toRem(16),
    gapRem: toRem(12),
    // A caption that shows on focus alone would leave its room empty under a finger.
    tiles: tilesOf(phoneSizes, { ...captions, poster: 'none', square: 'none' }),
    captionLines: 1,
    rail: { gap: 12, space: 32, title: 24, titleGap: 12, captionGap: 10, captionTitle: 22, captionMeta: 20 },
    restRem: toRem(80),
    // A hero of 4:5, into which the first rail reaches, and over the entries at least that rail's head.
    heroRailRem: toRem(Math.min(Math.round(widthPx * 1.222) - 22, heightPx - barPx - headPx)),
    footerRem: toRem(120),
    rules: webRules('phone', theme),
    scrollTo: scrollWhenTall,
  };
}

const widthOf = (width: number): readonly [number, number] => [width, Math.round((width * 9) / 16)];

function tilesOf(sizes: Sizes, shown: Captions): Layout['tiles'] {
  const entries = (Object.keys(sizes) as TileRole[]).map((role): [TileRole, TileSize] => {
    const [width, height] = sizes[role];
    return [role, { widthRem: toRem(width), heightRem: toRem(height), caption: shown[role] }];
  });
  const tiles: Partial<Record<TileRole, TileSize>> = {};
  for (const [role, size] of entries) tiles[role] = size;
  return tiles as Layout['tiles'];
}
