import type { Brand, ColorTokens, MarkerTokens, RadiusTokens, UniverseLook } from '@fjernsyn/brand';
import { type FontStacks, fontStacks } from './font-stacks';
import { largeTextScale, ruleTokens } from './rule-tokens';
import type { Theme } from './theme';
import type { ThemeMode } from './tokens';

/** What {@link layTheme} lays over one another. */
export interface ThemeParts {
  readonly brand: Brand;
  readonly universe?: UniverseLook | undefined;
  /** Colours of high contrast, where that mode is on. */
  readonly highContrast?: Partial<ColorTokens> | undefined;
  readonly modes?: readonly ThemeMode[] | undefined;
}

/** A theme with all values that its rules are written from; lengths in canvas px. */
export interface ResolvedTheme extends Theme {
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
  readonly isHighContrast: boolean;
  readonly isReducedMotion: boolean;
  /** Without the light around focus, for engines that draw large shadows slowly. */
  readonly isPlain: boolean;
}

/** Lays universe and modes over a brand. */
export function layTheme({ brand, universe, highContrast, modes = [] }: ThemeParts): ResolvedTheme {
  const isHighContrast = modes.includes('highContrast');
  const color = { ...brand.color, ...universe?.color, ...highContrast };
  const font = universe?.font ?? brand.font;
  const letters = universe?.letters;
  return {
    color,
    radius: { ...brand.radius, ...universe?.radius },
    font: fontStacks(font),
    typeface: font.family,
    marker: brand.marker,
    ringWidth: Math.max(isHighContrast ? 6 : ruleTokens.focus.ringWidth, universe?.ringWidth ?? 0),
    ringGap: ruleTokens.focus.ringGap,
    tileRing: isHighContrast ? color.accent : (universe?.tileRing ?? color.ring),
    restDim: isHighContrast ? 1 : ruleTokens.focus.restDim,
    neighbourDim: isHighContrast ? 1 : (universe?.neighbourDim ?? 1),
    textScale: modes.includes('largeText') ? largeTextScale : 1,
    caption: letters && { linePx: letters.tileTitleLine, lines: letters.lines },
    isHighContrast,
    isReducedMotion: modes.includes('reducedMotion'),
    isPlain: modes.includes('plain'),
    rules: [],
  };
}
