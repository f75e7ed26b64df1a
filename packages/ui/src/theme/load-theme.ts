import type { Theme, ThemeOptions } from './theme';

/** A theme, and what the page has of it. */
export interface LoadThemeOptions extends ThemeOptions {
  /** Whether the page's stylesheet has the rules of the brand; default false. */
  readonly isInStylesheet?: boolean | undefined;
}

/**
 * Lays universe and modes over a brand. The code that does so and writes rules is fetched, unless the page's stylesheet has all of them.
 * Where it cannot be fetched no rules are written: the page keeps what its stylesheet has, so that something always shows.
 */
export async function loadTheme({ isInStylesheet = false, ...options }: LoadThemeOptions): Promise<Theme> {
  const { brand, universe, modes = [], page } = options;
  const own: Theme = { color: brand.color, typeface: brand.font.family, textScale: 1, rules: [] };
  if (isInStylesheet && universe === undefined && modes.length === 0 && page === undefined) return own;
  return import('./theme-layers').then(
    ({ layThemeOf }) => layThemeOf(options),
    () => own,
  );
}
