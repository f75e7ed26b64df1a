import type { ResolvedTheme } from './resolve-theme';
import type { ThemeOptions } from './theme';
import { layThemeOf } from './theme-layers';

/** Lays universe and modes over a brand, with the tokens and rules of all of them at hand; `loadTheme` fetches them. */
export function resolveTheme(options: ThemeOptions): ResolvedTheme {
  return layThemeOf(options);
}

/**
 * Plain rules of a theme, one rule a string: literal colours, fonts and radii on the stable classes `fs-*`, without
 * custom properties (reading "Theme").
 */
export function themeCss(options: ThemeOptions): readonly string[] {
  return resolveTheme(options).rules;
}
