import { layTheme, type ResolvedTheme, type ThemeOptions } from './resolve-theme';
import { fjernsyn } from './tokens';

/**
 * Lays universe and modes over a brand, and fetches the tokens that the first view of the product's own brand does without.
 * Where they cannot be fetched the theme is that brand's, so that something always shows.
 */
export async function loadTheme(options: ThemeOptions): Promise<ResolvedTheme> {
  const { brand, universe, modes = [] } = options;
  const own: ResolvedTheme = layTheme({ brand: fjernsyn, modes });
  if (brand === 'fjernsyn' && universe === undefined && !modes.includes('highContrast')) return own;
  return import('./theme-layers').then(
    ({ layThemeOf }) => layThemeOf(options),
    () => own,
  );
}
