import { expect, it } from 'vitest';
import { scanLegacy } from './scan-legacy';

const scan = (code: string, kind = 'entry') => scanLegacy([{ path: 'main.js', kind, code }]);

it.each([
  'const a = 1;',
  'async function a() {}',
  'a = () => 1;',
  'a = `b`;',
  'a = { b };',
  'a = /./u;',
  'import "./a.js";',
])('[HO37] [eng-03] finds what is newer than ES5: %s', (code) => expect(scan(code)).toHaveLength(1));

it.each(['new RegExp("a", "u");', 'RegExp("a", "y");', 'new RegExp("(?<a>b)");', 'new RegExp("\\\\p{L}");'])(
  '[HO37] finds regular expressions that throw when they are made: %s',
  (code) => expect(scan(code)).toHaveLength(1),
);

it('[HO37] lets ES5 pass, and polyfills that try for a flag', () => {
  expect(scan('var a = /b/gi, c = new RegExp("d", "m"), e = { default: 1, get f() { return 1; } };')).toEqual([]);
  expect(scan('try { new RegExp("a", "y"); } catch (error) {}', 'polyfill')).toEqual([]);
});
