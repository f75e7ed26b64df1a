import { contrast, plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { contrastOf } from './contrast';
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
  expect(pageThemeRules({ background: '}body{', text: undefined, accent: '12' }, plainBrand.color)).toEqual([]);
  const rules = pageThemeRules({ background: '#123456', text: 'fff', accent: '#f80' }, plainBrand.color);
  expect(rules).toContain('.fs-bg,.fs-header-fixed{background-color:#123456}');
  expect(rules.join('\n')).toContain('color:#ffffff');
  expect(rules).toContain('.fs-accent{color:#ff8800}');
  for (const rule of rules) expect(rule).toMatch(/^[^{}]+\{[^{}]+\}$/);
});

test.each([
  ['a light ground under light text', { background: '#ffb52e' }],
  ['dark text on a dark ground', { text: '#222222' }],
  ['a pair that cannot be told apart', { background: '#777777', text: '#888888' }],
  ['a sign as dark as the ground', { accent: '#111111' }],
])('[UI840] %s is left out', (_what, page) => {
  const own = { bg: '#0b1216', text: '#ffffff' };
  expect(pageThemeRules(page, own)).toEqual([]);
});

test('[UI840] a light ground counts with dark text on it', () => {
  const rules = pageThemeRules({ background: '#ffb52e', text: '#000' }, { bg: '#0b1216', text: '#ffffff' });
  expect(rules).toContain('.fs-bg,.fs-header-fixed{background-color:#ffb52e}');
  expect(contrastOf('#ffb52e', '#000000')).toBeCloseTo(contrast('#ffb52e', '#000000'));
});
