import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { pageThemeRules, toHexColor } from './page-theme-rules';
import { themeCss } from './theme-css';

test.each([
  ['#1a2B3c', '#1a2B3c'],
  ['1a2b3c', '#1a2b3c'],
  [' #abc; ', '#aabbcc'],
  ['#abcd', undefined],
  ['#1a2b3c4d', undefined],
  ['', undefined],
  [undefined, undefined],
  ['url(//x)', undefined],
])('[UI76] %s is the colour %s', (value, color) => {
  expect(toHexColor(value)).toBe(color);
});

test('[UI76] a page’s colours stand over all others, and give way to high contrast', () => {
  const page = { background: '#123456' };
  const rule = '.fs-bg,.fs-header-fixed{background-color:#123456}';
  expect(themeCss({ brand: plainBrand, universe: plainBrand.universes[0], page })).toContain(rule);
  expect(themeCss({ brand: plainBrand, modes: ['highContrast'], page })).not.toContain(rule);
});

test('[UI76] a page takes its colours from the service, and none from what is no colour', () => {
  expect(pageThemeRules({ background: '}body{', text: undefined, accent: '12' })).toEqual([]);
  const rules = pageThemeRules({ background: '#123456', text: 'fff', accent: '#f80' });
  expect(rules).toContain('.fs-bg,.fs-header-fixed{background-color:#123456}');
  expect(rules.join('\n')).toContain('color:#ffffff');
  expect(rules).toContain('.fs-accent{color:#ff8800}');
  for (const rule of rules) expect(rule).toMatch(/^[^{}]+\{[^{}]+\}$/);
});
