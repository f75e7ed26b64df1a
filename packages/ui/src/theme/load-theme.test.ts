import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { loadTheme } from './load-theme';
import type { ThemeOptions } from './theme';
import { resolveTheme } from './theme-css';

const brand = plainBrand;
const [, universe] = brand.universes;

const themes: readonly ThemeOptions[] = [
  { brand, modes: ['largeText', 'reducedMotion', 'plain'] },
  { brand, page: { background: '#123456' } },
  { brand, universe },
  { brand, modes: ['highContrast'] },
];

test.each(themes)('[UI72] what is fetched is the theme itself (%#)', async (options) => {
  for (const isInStylesheet of [true, false])
    await expect(loadTheme({ ...options, isInStylesheet })).resolves.toEqual(resolveTheme(options));
});

test('[UI72] writes no rules where the stylesheet has those of the brand', async () => {
  const own = await loadTheme({ brand, isInStylesheet: true });
  expect(resolveTheme({ brand })).toMatchObject({ ...own, rules: expect.any(Array) });
  expect(own.rules).toEqual([]);
});

test('[UI72] writes the rules of a brand that the stylesheet does not have', async () => {
  const { rules } = await loadTheme({ brand });
  expect(rules).toContain(`.fs-bg{background-color:${brand.color.bg}}`);
});
