import {
  type BrandName,
  brandTokens,
  type ColorTokens,
  coreTokens,
  type FontTokens,
  highContrastColors,
  largeTextScale,
  type MarkerTokens,
  type RadiusTokens,
  type ThemeMode,
  type UniverseName,
  universeTokens,
} from './tokens';

/** What a theme is made of: a brand, a universe over it, modes over both. */
export interface ThemeOptions {
  readonly brand: BrandName;
  readonly universe?: UniverseName | undefined;
  readonly modes?: readonly ThemeMode[] | undefined;
}

/** The values of one theme; lengths in canvas px. */
export interface ResolvedTheme {
  readonly color: ColorTokens;
  readonly radius: RadiusTokens;
  readonly font: FontTokens;
  readonly marker: MarkerTokens;
  readonly ringWidth: number;
  readonly ringGap: number;
  /** Opacity of rails without focus while another has it. */
  readonly restDim: number;
  /** Factor of text up to 40 px. */
  readonly textScale: number;
  readonly isHighContrast: boolean;
  readonly isReducedMotion: boolean;
}

/** Lays universe and modes over a brand. */
export function resolveTheme({ brand, universe, modes = [] }: ThemeOptions): ResolvedTheme {
  const under = brandTokens[brand];
  const over = universe === undefined ? undefined : universeTokens[universe];
  const isHighContrast = modes.includes('highContrast');
  return {
    color: { ...under.color, ...over?.color, ...(isHighContrast ? highContrastColors : undefined) },
    radius: { ...under.radius, ...over?.radius },
    font: under.font,
    marker: under.marker,
    ringWidth: isHighContrast ? 6 : coreTokens.focus.ringWidth,
    ringGap: coreTokens.focus.ringGap,
    restDim: isHighContrast ? 1 : coreTokens.focus.restDim,
    textScale: modes.includes('largeText') ? largeTextScale : 1,
    isHighContrast,
    isReducedMotion: modes.includes('reducedMotion'),
  };
}
