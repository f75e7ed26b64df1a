import { withAlpha } from './css-values';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';

/** The light around what has focus, as values of `box-shadow`. */
export interface FocusLightShadows {
  /** The ring's colour. */
  readonly ring: string;
  /** Around a control: a dark gap, the ring, and a glow where the theme has one. */
  readonly control: string;
  /** Outside the ring of a tile. */
  readonly tile: string;
}

/** The {@link FocusLightShadows} of a theme: high contrast has rings alone, a plain theme no glow (design 5). */
export function focusLightShadows({ color, isHighContrast, isPlain }: ResolvedTheme): FocusLightShadows {
  const ring = isHighContrast ? color.accent : color.ring;
  const hasGlow = !isHighContrast && !isPlain;
  const controlGlow = hasGlow ? `,0 0 ${rem(44)} ${rem(12)} ${withAlpha(color.accent, 0.55)}` : '';
  const tileGlow = hasGlow ? `0 0 ${rem(28)} ${rem(4)} ${withAlpha(color.accent, 0.5)},` : '';
  const gap = `0 0 0 ${rem(4)} ${color.deep}`;
  return {
    ring,
    control: `${gap},0 0 0 ${rem(isHighContrast ? 10 : 8)} ${ring}${controlGlow}`,
    tile: isHighContrast ? gap : `${tileGlow}0 ${rem(20)} ${rem(44)} ${rem(6)} ${withAlpha(color.deep, 0.85)}`,
  };
}
