import { plainBrand } from '@fjernsyn/brand/testing';
import { afterEach, expect, test } from 'vitest';
import { installTheme, styledBrandOf } from './install-theme';
import { themeCss } from './theme-css';

afterEach(() => document.getElementById('theme')?.remove());

const installed = (): CSSStyleSheet => (document.getElementById('theme') as HTMLStyleElement).sheet as CSSStyleSheet;

test('[UI4] writes rules by the CSSOM into one style element and replaces them', () => {
  expect(installTheme(document, ['.a{color:red}', '.b{color:red}'])).toBe(true);
  expect(installTheme(document, ['.c{color:red}'])).toBe(true);
  expect(document.querySelectorAll('style#theme')).toHaveLength(1);
  expect(document.getElementById('theme')?.textContent).toBe('');
  expect(Array.from(installed().cssRules, (rule) => (rule as CSSStyleRule).selectorText)).toEqual(['.c']);
});

test('[UI4] takes every rule of a theme', () => {
  const rules = themeCss({ brand: plainBrand });
  installTheme(document, rules);
  expect(installed().cssRules).toHaveLength(rules.length);
});

test('[UI72] the page says whose rules its stylesheet has', () => {
  expect(styledBrandOf(document)).toBeUndefined();
  installTheme(document, []);
  expect(styledBrandOf(document)).toBeUndefined();
  document.getElementById('theme')?.setAttribute('data-brand', 'plain');
  expect(styledBrandOf(document)).toBe('plain');
});
