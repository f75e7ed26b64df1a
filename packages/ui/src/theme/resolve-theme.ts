import type { Brand, ColorTokens, MarkerTokens, RadiusTokens, Universe, UniverseLook } from '@fjernsyn/brand';
import { type FontStacks, fontStacks } from './font-stacks';
import type { PageTheme } from './page-theme-rules';
import { coreTokens, largeTextScale, type ThemeMode } from './tokens';

/** What a theme is made of: a brand, a universe over it, modes over both. */
export interface ThemeOptions {
  readonly brand: Brand;
  readonly universe?: Universe | undefined;
  readonly modes?: readonly ThemeMode[] | undefined;
  /** Colours that the service sends for the page, over all; left out under high contrast. */
  readonly page?: PageTheme | undefined;
}

/** What {@link layTheme} lays over one another. */
export interface ThemeParts {
  readonly brand: Brand;
  readonly universe?: UniverseLook | undefined;
  /** Colours of high contrast, where that mode is on. */
  readonly highContrast?: Partial<ColorTokens> | undefined;
  readonly modes?: readonly ThemeMode[] | undefined;
}

/** The values of one theme; lengths in canvas px. */
export interface ResolvedTheme {
  readonly color: ColorTokens;
  readonly radius: RadiusTokens;
  readonly font: FontStacks;
  readonly marker: MarkerTokens;
  readonly ringWidth: number;
  readonly ringGap: number;
  /** Colour of the ring around tiles. */
  readonly tileRing: string;
  /** Opacity of rails without focus while another has it. */
  readonly restDim: number;
  /** Opacity of a rail's other tiles while one has focus. */
  readonly neighbourDim: number;
  /** Factor of text up to 40 px. */
  readonly textScale: number;
  readonly isHighContrast: boolean;
  readonly isReducedMotion: boolean;
  /** Without the light around focus, for engines that draw large shadows slowly. */
  readonly isPlain: boolean;
  /** What is written into the page over its stylesheet: nothing where the stylesheet has the rules of the theme. */
  readonly rules: readonly string[];
}

/** Lays universe and modes over a brand. */
export function layTheme({ brand, universe, highContrast, modes = [] }: ThemeParts): ResolvedTheme {
  const isHighContrast = modes.includes('highContrast');
  const color = { ...brand.color, ...universe?.color, ...highContrast };
  return {
    color,
    radius: { ...brand.radius, ...universe?.radius },
    font: fontStacks(universe?.font ?? brand.font),
    marker: brand.marker,
    ringWidth: Math.max(isHighContrast ? 6 : coreTokens.focus.ringWidth, universe?.ringWidth ?? 0),
    ringGap: coreTokens.focus.ringGap,
    tileRing: isHighContrast ? color.accent : (universe?.tileRing ?? color.ring),
    restDim: isHighContrast ? 1 : coreTokens.focus.restDim,
    neighbourDim: isHighContrast ? 1 : (universe?.neighbourDim ?? 1),
    textScale: modes.includes('largeText') ? largeTextScale : 1,
    isHighContrast,
    isReducedMotion: modes.includes('reducedMotion'),
    isPlain: modes.includes('plain'),
    rules: [],
  };
}
