import type { Unsubscribe } from '@fjernsyn/kernel';
import type { ComponentType } from 'react';
import { toRem } from '../theme/rem';
import { coreTokens } from '../theme/tokens';
import { type TileRole, type TileSize, tileSizes } from './tile-roles';

/** Where the pages show: a TV, a window with a pointer, a phone (design 12). */
export type LayoutName = 'tv' | 'desktop' | 'phone';

/** Props of the arrows that a pointer presses: each leads focus one step. */
export interface ArrowsProps<Way> {
  readonly onStep: (way: Way) => void;
}

/** The measures of one layout, from which every place on a page is computed; nothing is measured in the page. */
export interface Layout {
  readonly name: LayoutName;
  /** The window, in rem. */
  readonly widthRem: number;
  readonly heightRem: number;
  /** From the window's edge to what must be read. */
  readonly safeRem: number;
  /** Space between two tiles. */
  readonly gapRem: number;
  readonly tiles: Readonly<Record<TileRole, TileSize>>;
  /** Heights and spaces of a rail, in canvas px, as text grows with its scale. */
  readonly rail: Readonly<Record<keyof typeof coreTokens.rail, number>>;
  /** How many lines the title of a tile may take where text is not large. */
  readonly captionLines: 1 | 2;
  /** Where the focused rail's title stands. */
  readonly restRem: number;
  /** Where the first rail's title stands under a hero. */
  readonly heroRailRem: number;
  readonly footerRem: number;
  /** Rules after those of the theme: type a notch smaller, what a pointer does. */
  readonly rules: readonly string[];
  /** Scrolls a page that scrolls by itself; called back, it stops trying. Others move by transforms. */
  readonly scrollTo?: ((page: HTMLElement, topPx: number) => Unsubscribe) | undefined;
  /** Arrows at the edges of a rail, where there is a pointer. */
  readonly RailArrows?: ComponentType<ArrowsProps<'back' | 'on'>> | undefined;
  /** Arrows at the top and the bottom of a page. */
  readonly PageArrows?: ComponentType<ArrowsProps<'up' | 'down'>> | undefined;
}

const { canvas, rail } = coreTokens;

/** The layout of a TV: the canvas of 1280 × 720, whatever the window. */
export const tvLayout: Layout = {
  name: 'tv',
  widthRem: toRem(canvas.width),
  heightRem: toRem(canvas.height),
  safeRem: toRem(canvas.safeX),
  gapRem: toRem(rail.gap),
  tiles: tileSizes,
  rail,
  captionLines: 1,
  restRem: toRem(canvas.rest),
  heroRailRem: toRem(canvas.heroRail),
  footerRem: toRem(canvas.footer),
  rules: [],
};
