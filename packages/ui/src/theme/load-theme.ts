import { layTheme, type ResolvedTheme, type ThemeOptions } from './resolve-theme';
import { fjernsyn } from './tokens';

/**
 * Lays universe and modes over a brand. The rules of the product's own brand stand in the page's stylesheet; those of all else are
 * fetched. Where they cannot be fetched the theme is that brand's, so that something always shows.
 */
export async function loadTheme(options: ThemeOptions): Promise<ResolvedTheme> {
  const { brand, universe, modes = [], page } = options;
  const own = layTheme({ brand: fjernsyn });
  if (brand === 'fjernsyn' && universe === undefined && modes.length === 0 && page === undefined) return own;
  return import('./theme-layers').then(
    ({ layThemeOf }) => layThemeOf(options),
    () => own,
  );
}
