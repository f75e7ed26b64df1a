import type { ColorTokens } from '@fjernsyn/brand';
import { pageThemeRules } from './page-theme-rules';
import { layTheme, type ResolvedTheme } from './resolve-theme';
import type { ThemeOptions } from './theme';
import { themeRules } from './theme-rules';
import { universeRules } from './universe-rules';

/** Colours of the high-contrast mode, laid over any brand and universe. */
export const highContrastColors: Partial<ColorTokens> = {
  bg: '#000000',
  deep: '#000000',
  surface: '#000000',
  raised: '#1A1A1A',
  line: '#FFFFFF',
  text: '#FFFFFF',
  text2: '#FFFFFF',
  text3: '#E6E6E6',
  accent: '#FFD400',
  onAccent: '#000000',
  ring: '#FFFFFF',
  onRing: '#000000',
  error: '#FFB3A3',
};

/** The theme with its rules. */
export function layThemeOf({ brand, universe, modes = [], page }: ThemeOptions): ResolvedTheme {
  const theme = layTheme({
    brand,
    universe: universe?.look,
    highContrast: modes.includes('highContrast') ? highContrastColors : undefined,
    modes,
  });
  const rules = [
    ...themeRules(theme),
    ...(universe === undefined ? [] : universeRules(universe.look, theme)),
    ...(page === undefined || theme.isHighContrast ? [] : pageThemeRules(page, theme.color)),
  ];
  return { ...theme, rules };
}
