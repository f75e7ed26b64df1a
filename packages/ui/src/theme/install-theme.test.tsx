import { afterEach, expect, test } from 'vitest';
import { installTheme } from './install-theme';
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
  const rules = themeCss({ brand: 'fjernsyn' });
  installTheme(document, rules);
  expect(installed().cssRules).toHaveLength(rules.length);
});
