import { brands } from '@fjernsyn/brand/brands';
import { contrast, plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { resolveTheme } from './theme-css';

const themes = [...brands, plainBrand].flatMap((brand) =>
  [undefined, ...brand.universes].map((universe) => ({ name: `${brand.id} ${universe?.id ?? ''}`, brand, universe })),
);

test.each(themes)('[UI2] reads well in high contrast: $name', ({ brand, universe }) => {
  const { color } = resolveTheme({ brand, universe, modes: ['highContrast'] });
  const found = [
    contrast(color.text, color.bg),
    contrast(color.text2, color.bg),
    contrast(color.text3, color.bg),
    contrast(color.accent, color.bg),
    contrast(color.ring, color.bg),
    contrast(color.onRing, color.ring),
    contrast(color.onAccent, color.accent),
  ];
  expect(found.map((value) => Math.round(value * 10) / 10)).toEqual([21, 21, 16.8, 14.7, 21, 21, 14.7]);
  for (const ground of [color.surface, color.raised]) {
    for (const text of [color.text, color.text2, color.text3])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
