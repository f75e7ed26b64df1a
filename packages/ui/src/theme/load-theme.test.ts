import { expect, test } from 'vitest';
import { loadTheme } from './load-theme';
import type { ThemeOptions } from './resolve-theme';
import { resolveTheme, themeCss } from './theme-css';

const themes: readonly ThemeOptions[] = [
  { brand: 'fjernsyn', modes: ['largeText', 'reducedMotion', 'plain'] },
  { brand: 'havblik' },
  { brand: 'fjernsyn', page: { background: '#123456' } },
  { brand: 'fjernsyn', universe: 'pip' },
  { brand: 'havblik', modes: ['highContrast'] },
];

test.each(themes)('[UI72] what is fetched is the theme itself: $brand $universe $modes', async (options) => {
  await expect(loadTheme(options)).resolves.toEqual(resolveTheme(options));
});

test("[UI72] the product's own brand has its rules in the stylesheet, and writes none", async () => {
  const whole = resolveTheme({ brand: 'fjernsyn' });
  await expect(loadTheme({ brand: 'fjernsyn' })).resolves.toEqual({ ...whole, rules: [] });
});

/** To be made anew with `vitest run -u` when tokens or rules change. */
test('[UI72] the stylesheet has the rules of the product’s own brand', async () => {
  const head = [
    '/* biome-ignore-all format: made by load-theme.test.ts, one rule a line. */',
    '/* biome-ignore-all lint: made by load-theme.test.ts from the tokens. */',
  ];
  const css = [...head, ...themeCss({ brand: 'fjernsyn' }), ''].join('\n');
  await expect(css).toMatchFileSnapshot('./fjernsyn.css');
});
