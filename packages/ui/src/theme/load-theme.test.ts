import { expect, test } from 'vitest';
import { loadTheme } from './load-theme';
import type { ThemeOptions } from './resolve-theme';
import { resolveTheme } from './theme-css';

const themes: readonly ThemeOptions[] = [
  { brand: 'fjernsyn' },
  { brand: 'fjernsyn', modes: ['largeText', 'reducedMotion', 'plain'] },
  { brand: 'havblik' },
  { brand: 'fjernsyn', universe: 'pip' },
  { brand: 'havblik', modes: ['highContrast'] },
];

test.each(themes)('[UI72] what is fetched is the theme itself: $brand $universe $modes', async (options) => {
  await expect(loadTheme(options)).resolves.toEqual(resolveTheme(options));
});
