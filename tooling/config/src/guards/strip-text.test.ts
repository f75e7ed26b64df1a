import { expect, it } from 'vitest';
import { stripText } from './strip-text';

it('[HO20] blanks comments and plain strings, keeps lines, addresses and the code in templates', () => {
  expect(stripText("a(); // new Date()\nb('x // y');\n")).toBe("a();              \nb('');\n");
  expect(stripText('/* one\ntwo */c();')).toBe('      \n      c();');
  expect(stripText('f(`a\u0024{b}c`)')).toBe('f(`a\u0024{b}c`)');
  expect(stripText("const url = 'https://a.example/'; Date.now();")).toBe("const url = ''; Date.now();");
});
