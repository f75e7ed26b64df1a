import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { railHeightRem } from '../rail/rail-height';
import { tvLayout } from '../settings/layout';
import { stripOffsetRem, tilePitchRem, visibleTiles } from '../strip/strip-arithmetic';
import { controlRules } from '../theme/control-rules';
import { resolveTheme } from '../theme/theme-css';
import { themeRules } from '../theme/theme-rules';

import { chooseLayout, loadLayout } from './load-layout';

const theme = resolveTheme({ brand: plainBrand });
const large = resolveTheme({ brand: plainBrand, modes: ['largeText'] });

test('[UI310] a TV has the layout at hand; others are fetched', async () => {
  expect(await loadLayout({ name: 'tv', widthPx: 1920, heightPx: 1080, theme })).toBe(tvLayout);
  expect((await loadLayout({ name: 'desktop', widthPx: 1440, heightPx: 900, theme })).name).toBe('desktop');
});

test('[UI232] [lay-03] a broadcaster’s application keeps what must be read within 128 and 1152 of 1280', async () => {
  const layout = await loadLayout({ name: 'tv', widthPx: 1280, heightPx: 720, theme, safeArea: 'broadcast' });
  expect([layout.name, layout.safeRem * 16, (layout.widthRem - layout.safeRem) * 16]).toEqual(['tv', 128, 1152]);
});

test.each([
  [1440, 900, 5],
  [1920, 1080, 6],
  [900, 700, 3],
])('[UI81] a window of %i × %i shows its whole tiles and a peek', async (widthPx, heightPx, whole) => {
  const layout = await loadLayout({ name: 'desktop', widthPx, heightPx, theme });
  const room = layout.widthRem - layout.safeRem;
  const pitch = tilePitchRem('wide', layout);
  expect(Math.floor((room + layout.gapRem) / pitch)).toBe(whole);
  expect(visibleTiles('wide', layout)).toBe(whole + 1);
});

test('[UI82] a phone has posters of 122 × 183, edges of 16 and a hero of 4:5', async () => {
  const layout = await loadLayout({ name: 'phone', widthPx: 360, heightPx: 740, theme });
  expect([layout.tiles.poster.widthRem * 16, layout.tiles.poster.heightRem * 16]).toEqual([122, 183]);
  expect(layout.rules.join('')).toContain('html:not([data-keys]) .fs-tile-frame::after');
  const shape = { role: 'poster', status: 'ready', hasTitle: true, textScale: 1, layout } as const;
  expect(railHeightRem(shape) * 16).toBeCloseTo(24 + 12 + 183 + 32);
  expect(layout.safeRem * 16).toBe(16);
  expect(layout.heroRailRem * 16).toBe(418);
  expect(stripOffsetRem('poster', 24, 2, layout)).toBeCloseTo((2 * (122 + 12)) / 16);
});

test.each([
  [844, 390],
  [667, 375],
  [740, 340],
])('[UI257] lying, at %i × %i, it shows the head of the first rail over its lower bar', async (widthPx, heightPx) => {
  const layout = await loadLayout({ name: 'phone', widthPx, heightPx, theme });
  expect(layout.heroRailRem * 16 + 48 + layout.rail.title + layout.rail.titleGap).toBeLessThan(heightPx);
});

test.each([{}, { modes: ['highContrast'] }] as const)(
  '[UI256] by touch what has focus keeps the ink it has without (%j)',
  async (modes) => {
    const worn = resolveTheme({ brand: plainBrand, ...modes });
    const { rules } = await loadLayout({ name: 'phone', widthPx: 390, heightPx: 844, theme: worn });
    const byTouch = rules.find((rule) => rule.startsWith('@media (hover:none)')) ?? '';
    const ofFocus = themeRules(worn).flatMap((rule) => {
      const [selectors = '', declarations = ''] = rule.split('{');
      return /(^|;)(color|stroke|background-color):/.test(declarations) ? selectors.split(',') : [];
    });
    const inked = ofFocus.filter((selector) => selector.includes('[data-focused]'));
    expect(inked.length).toBeGreaterThan(8);
    expect(inked.filter((selector) => !byTouch.includes(`html:not([data-keys]) ${selector}`))).toEqual([]);
    const lights = controlRules(worn).flatMap((rule) => /^\.fs-\w+-light/.exec(rule) ?? []);
    expect(lights.filter((light) => !byTouch.includes(`html:not([data-keys]) ${light}`))).toEqual([]);
  },
);

test.each([
  ['#0B1216', 'dark'],
  ['#FFF7E8', 'light'],
] as const)('[UI1720] on a ground of %s the bars of what scrolls are %s', async (bg, scheme) => {
  const own = resolveTheme({ brand: plainBrand });
  const layout = await loadLayout({
    name: 'desktop',
    widthPx: 1440,
    heightPx: 900,
    theme: { ...own, color: { ...own.color, bg } },
  });
  expect(layout.rules.filter((rule) => rule.includes('color-scheme'))).toEqual([`:root{color-scheme:${scheme}}`]);
});

test('[UI81] rails are lower than on a TV, and grow with large text all the same', async () => {
  const layout = await loadLayout({ name: 'desktop', widthPx: 1440, heightPx: 900, theme: large });
  const shape = { role: 'wide', status: 'ready', hasTitle: true } as const;
  expect(railHeightRem({ ...shape, textScale: 1, layout })).toBeLessThan(railHeightRem({ ...shape, textScale: 1 }));
  expect(railHeightRem({ ...shape, textScale: 1.3, layout })).toBeGreaterThan(
    railHeightRem({ ...shape, textScale: 1, layout }),
  );
  expect(layout.rules.join('\n')).toContain('.fs-type-label{font-size:1.3813rem');
});

test.each([
  [360, false, 'phone'],
  [820, false, 'phone'],
  [932, false, 'phone'],
  [900, true, 'desktop'],
  [1440, true, 'desktop'],
  [1280, false, 'desktop'],
] as const)('[UI80] a window of %i px, with a fine pointer: %s, is a %s', (widthPx, hasFinePointer, name) => {
  expect(chooseLayout(widthPx, hasFinePointer)).toBe(name);
});
