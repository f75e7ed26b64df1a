import type { ResolvedTheme, ThemeOptions } from './resolve-theme';
import { layThemeOf } from './theme-layers';
import { themeRules } from './theme-rules';

/** Lays universe and modes over a brand, with the tokens of all of them at hand; `loadTheme` fetches them. */
export function resolveTheme(options: ThemeOptions): ResolvedTheme {
  return layThemeOf(options);
}

/** The rules of a theme, as {@link themeRules}, with the tokens of all brands and universes at hand. */
export function themeCss(options: ThemeOptions): readonly string[] {
  return themeRules(resolveTheme(options));
}
