import type { Brand, ColorTokens, Universe } from '@fjernsyn/brand';
import type { PageTheme } from './page-theme-rules';
import type { ThemeMode } from './tokens';

/** What a theme is made of: a brand, a universe over it, modes over both. */
export interface ThemeOptions {
  readonly brand: Brand;
  readonly universe?: Universe | undefined;
  readonly modes?: readonly ThemeMode[] | undefined;
  /** Colours that the service sends for the page, over all; left out under high contrast. */
  readonly page?: PageTheme | undefined;
}

/** How the title of a tile is set, where it is set otherwise than in the layout. */
export interface CaptionLetters {
  readonly linePx: number;
  readonly lines: 1 | 2;
}

/** What an application reads of a theme. */
export interface Theme {
  readonly color: ColorTokens;
  /** The family of its letters; undefined for those of the set. */
  readonly typeface: string | undefined;
  /** Factor of text up to 40 px. */
  readonly textScale: number;
  readonly caption?: CaptionLetters | undefined;
  /** What is written into the page over its stylesheet: nothing where the stylesheet has the rules of the theme. */
  readonly rules: readonly string[];
}
