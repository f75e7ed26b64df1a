import { expect, test } from 'vitest';
import type { ThemeOptions } from './resolve-theme';
import { resolveTheme } from './theme-css';

const themes: readonly (ThemeOptions & { readonly leastText2: number })[] = [
  { brand: 'fjernsyn', leastText2: 7 },
  { brand: 'havblik', leastText2: 7 },
  { brand: 'fjernsyn', universe: 'komet', leastText2: 6 },
  { brand: 'fjernsyn', universe: 'hopla', leastText2: 6 },
  { brand: 'fjernsyn', universe: 'pip', leastText2: 6 },
  { brand: 'fjernsyn', modes: ['highContrast'], leastText2: 7 },
];

test.each(themes)('[UI2] reads well: $brand $universe $modes', ({ leastText2, ...options }) => {
  const { color } = resolveTheme(options);
  for (const ground of [color.bg, color.surface, color.raised]) {
    for (const text of [color.text, color.text2, color.text3])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(color.text2, color.bg)).toBeGreaterThanOrEqual(leastText2);
  expect(contrast(color.ring, color.bg)).toBeGreaterThanOrEqual(7);
  expect(contrast(color.onRing, color.ring)).toBeGreaterThanOrEqual(7);
  expect(contrast(color.onAccent, color.accent)).toBeGreaterThanOrEqual(7);
});

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
