import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { rem } from './rem';
import { themeCss } from './theme-css';
import type { ThemeMode } from './tokens';

const all = (rules: readonly string[]): string => rules.join('\n');

test('[UI1] writes literal values on stable classes, one rule a string', () => {
  const rules = themeCss({ brand: plainBrand });
  expect(all(rules)).not.toMatch(/var\(|--[a-z]+:|undefined|NaN/);
  expect(rules).toContain('.fs-bg{background-color:#101010}');
  for (const rule of rules) expect(rule).toMatch(/^(html|main|\.fs-|\[dir=rtl\]|\[data-layout=|@media).*\}$/s);
});

test('[UI1] lays a universe and modes over a brand', () => {
  const [universe] = plainBrand.universes;
  expect(themeCss({ brand: plainBrand, universe })).toContain('.fs-bg{background-color:#002211}');
  expect(themeCss({ brand: plainBrand, universe, modes: ['highContrast'] })).toContain(
    '.fs-bg{background-color:#000000}',
  );
});

test('[UI1] enlarges text up to 40 px in the large-text mode, and nothing larger', () => {
  const rules = all(themeCss({ brand: plainBrand, modes: ['largeText'] }));
  expect(rules).toContain(`.fs-type-label{font-size:${rem(26)};`);
  expect(rules).toContain(`.fs-type-title{font-size:${rem(48)};`);
});

test('[UI77] in right-to-left lines that follow one another stand further apart, and nothing is spaced by letters', () => {
  const rules = themeCss({ brand: plainBrand });
  expect(rules).toContain(`[dir=rtl] .fs-type-body{line-height:${rem(34)}}`);
  expect(rules).toContain(`[dir=rtl] .fs-type-display{line-height:${rem(88)}}`);
  expect(all(rules)).toMatch(/\[dir=rtl\] \.fs-type-heading,[^{]*\{letter-spacing:0\}/);
});

test('[UI3] stills what travels where the viewer or the mode asks for it', () => {
  const asked = themeCss({ brand: plainBrand, modes: ['reducedMotion'] });
  expect(asked.some((rule) => rule.startsWith('.fs-travels'))).toBe(true);
  const usual = themeCss({ brand: plainBrand });
  expect(usual.some((rule) => rule.startsWith('.fs-travels'))).toBe(false);
  expect(usual.some((rule) => rule.startsWith('@media (prefers-reduced-motion:reduce){.fs-travels'))).toBe(true);
});

test.each([[], ['highContrast' as const]])(
  '[UI270] keeps its colours where others are forced on it (%s)',
  (...modes) => {
    expect(themeCss({ brand: plainBrand, modes })[0]).toBe(
      '@media (forced-colors:active){html{forced-color-adjust:none}}',
    );
  },
);

test('[UI61] the first shape of a rail that holds the focus wears the ring', () => {
  const rules = themeCss({ brand: plainBrand });
  const ring = rules.find((rule) =>
    rule.startsWith('.fs-rail-dims[data-active] .fs-skeleton:first-child,.fs-skeleton[data-focused]{'),
  );
  expect(ring).toContain('box-shadow');
});

test('[UI560] nothing shows through the end of the screen below the safe area', () => {
  const [usual, high] = [themeCss({ brand: plainBrand }), themeCss({ brand: plainBrand, modes: ['highContrast'] })];
  // 43 % of 84 px, and 78 % of 36 px.
  expect(usual).toContain('.fs-fade{background:linear-gradient(to top,#101010 43%,rgba(16,16,16,0))}');
  expect(usual).toContain('.fs-sill{background:linear-gradient(to top,#101010 78%,rgba(16,16,16,0))}');
  expect(high).toContain('.fs-fade{background:linear-gradient(to top,#000000 43%,rgba(0,0,0,0) 43%)}');
  expect(high).toContain('.fs-sill{background:#000000}');
});

test('[UI566] art behind a text is faint, and there is none in high contrast', () => {
  expect(themeCss({ brand: plainBrand })).toContain('.fs-faint{opacity:.22}');
  expect(themeCss({ brand: plainBrand, modes: ['highContrast'] })).toContain('.fs-faint{display:none}');
});

test('[UI568] thumbnails have edges in high contrast', () => {
  const artOf = (...modes: readonly ThemeMode[]): string | undefined =>
    themeCss({ brand: plainBrand, modes }).find((rule) => rule.startsWith('.fs-thumbnail-art{'));
  expect(artOf()).not.toContain('box-shadow');
  expect(artOf('highContrast')).toContain('box-shadow:0 0 0 2px #FFFFFF');
});
