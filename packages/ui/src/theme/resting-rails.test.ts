import type { Brand } from '@fjernsyn/brand';
import { brands } from '@fjernsyn/brand/brands';
import { contrast, plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { ruleTokens } from './rule-tokens';
import { themeCss } from './theme-css';

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour as it is seen where it is dimmed over a ground. */
const dimmed = (hex: string, ground: string): string => {
  const below = channels(ground);
  const parts = channels(hex).map((part, index) => {
    return Math.round(part * ruleTokens.focus.restDim + (below[index] ?? 0) * (1 - ruleTokens.focus.restDim));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

test.each<Brand>([...brands, plainBrand])('[UI337] the second lines of rails that rest can be read: $id', (brand) => {
  const { text2, bg } = brand.color;
  const rules = themeCss({ brand });
  expect(rules).toContain(`.fs-rails-resting .fs-rail-dims:not([data-active]) .fs-tile-meta{color:${text2}}`);
  expect(contrast(dimmed(text2, bg), bg)).toBeGreaterThanOrEqual(4.5);
});
