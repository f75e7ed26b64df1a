import { expect, test } from 'vitest';
import type { ThemeOptions } from './resolve-theme';
import { resolveTheme } from './theme-css';

interface Row extends ThemeOptions {
  readonly leastText2: number;
  /** Text, second text, third text, accent and ring on the page; text on the ring; text on the accent. */
  readonly table: readonly [number, number, number, number, number, number, number];
}

const rows: readonly Row[] = [
  { brand: 'fjernsyn', leastText2: 7, table: [17, 11.3, 7.2, 9.6, 17.3, 17.4, 9.4] },
  { brand: 'havblik', leastText2: 7, table: [16.8, 10.6, 6.6, 11.6, 17.6, 17.2, 10.8] },
  { brand: 'fjernsyn', universe: 'komet', leastText2: 6, table: [18.3, 11.5, 7.4, 14.6, 17.7, 17.4, 13.8] },
  { brand: 'fjernsyn', universe: 'hopla', leastText2: 6, table: [7.3, 6.4, 5.6, 5, 7.3, 14.5, 11.4] },
  { brand: 'fjernsyn', universe: 'pip', leastText2: 6, table: [10.6, 8.7, 7.2, 7.2, 11.2, 15.5, 10] },
  { brand: 'fjernsyn', modes: ['highContrast'], leastText2: 7, table: [21, 21, 16.8, 14.7, 21, 21, 14.7] },
];

test.each(rows)('[UI2] has the contrasts of the table: $brand $universe $modes', ({ table, ...options }) => {
  const { color } = resolveTheme(options);
  const found = [
    contrast(color.text, color.bg),
    contrast(color.text2, color.bg),
    contrast(color.text3, color.bg),
    contrast(color.accent, color.bg),
    contrast(color.ring, color.bg),
    contrast(color.onRing, color.ring),
    contrast(color.onAccent, color.accent),
  ];
  expect(found.map((value) => Math.round(value * 10) / 10)).toEqual(table);
});

const others: readonly Omit<Row, 'table'>[] = [
  { brand: 'havblik', universe: 'komet', leastText2: 6 },
  { brand: 'havblik', universe: 'hopla', leastText2: 6 },
  { brand: 'havblik', universe: 'pip', leastText2: 6 },
  { brand: 'havblik', modes: ['highContrast'], leastText2: 7 },
];

test.each([...rows, ...others])('[UI2] reads well: $brand $universe $modes', ({ leastText2, ...options }) => {
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
