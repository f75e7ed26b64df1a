import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { POLYFILLED, scanOutput } from './scan-output';

const scan = (code: string, kind = 'entry') => scanOutput([{ path: 'main.js', kind, code }], { polyfilled: [] });

describe('syntax', () => {
  it.each([
    ['try { a(); } catch { b(); }', 'catch without a binding'],
    ['a?.b;', 'optional chaining'],
    ['a ?? b;', 'nullish coalescing'],
    ['a ||= b;', 'logical assignment'],
    ['class A { b = 1; }', 'class field'],
    ['class A { static { b(); } }', 'static block'],
    ['const a = 10n;', 'BigInt literal'],
    ['const a = 1_000;', 'digits parted by _'],
    ['const a = import.meta.url;', 'import.meta'],
    ["export * as a from './a.js';", 'export * as name'],
    ['await a();', 'await outside a function'],
    ['const a = /(?<year>\\d+)/;', 'named groups'],
    ['const a = /(?<=b)c/;', 'lookbehind'],
    ['const a = /(?<!b)c/;', 'lookbehind'],
    ['const a = /./s;', 'flag s'],
    ['const a = /\\p{L}/u;', '\\p{…}'],
    ['const a = /[\\p{L}-]/u;', '\\p{…}'],
  ])('[HO25] finds %s', (code, what) => {
    const found = scan(code);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(what);
  });

  it.each([
    'class A { #b() {} }',
    'new RegExp("\\\\p{Emoji}", "u");',
    'RegExp("(?<a>b)");',
    'new RegExp("(?<=" + "b)");',
    'new RegExp(`(?<a>b)`);',
    'new RegExp("a", "s");',
  ])('[HO25] finds what a compiler hides: %s', (code) => {
    expect(scan(code)).toHaveLength(1);
  });

  it('[HO25] is content with all that Chromium 63 has', () => {
    const code = `
      import a from './a.js';
      const { b, ...rest } = { ...a, c: 2 ** 3 };
      async function* d() { for await (const e of b) yield e; }
      const f = () => import('./f.js');
      try { f(); } catch (error) { throw error; }
      class G extends a { async h(i, j = 1, ...k) { return new.target; } }
      const l = [/(?:a|\\(?<b>)[(?<c>)]/u, /(?=a)(?!b)/g, new RegExp('\\\\d+', 'gi'), /\\p/];
      export { rest, d, G, l };
    `;
    expect(scan(code)).toEqual([]);
  });

  it('[HO25] looks at the player library and the polyfills too, for syntax alone', () => {
    expect(scan('a?.b; new ResizeObserver(c);', 'player')).toHaveLength(1);
    expect(scan('a?.b; new ResizeObserver(c);', 'polyfill')).toHaveLength(1);
  });
});

describe('names', () => {
  it.each([
    'new ResizeObserver(a);',
    'const a = globalThis.b;',
    'const a = structuredClone(b);',
    'window.queueMicrotask(a);',
    'const a = b.at(-1);',
    "const a = b.replaceAll('c', 'd');",
    'const a = Object.fromEntries(b);',
    'const a = b.flatMap(c);',
    'const a = new WeakRef(b);',
    'const a = Intl.Segmenter;',
    'const a = Promise.allSettled(b);',
    'const a = crypto.randomUUID();',
    'const a = b.at(0) === undefined;',
    'if (c) d(new ResizeObserver(a));',
    'if (structuredClone(b)) c();',
    'a(ResizeObserver && b);',
  ])('[HO26] finds %s', (code) => {
    expect(scan(code)).toHaveLength(1);
  });

  it.each([
    "if (typeof ResizeObserver === 'function') new ResizeObserver(a);",
    "const a = typeof globalThis !== 'undefined' ? globalThis : window;",
    "'randomUUID' in crypto ? crypto.randomUUID() : a;",
    'window.ResizeObserver && new window.ResizeObserver(a);',
    'function b() { if (typeof structuredClone === "undefined") return a; return structuredClone(a); }',
    'if (Intl.Segmenter !== undefined) a(new Intl.Segmenter());',
    'const a = { at: 1, flat: b.flat };',
    'function structuredClone(a) { return a; } structuredClone(b);',
    'class A { at(b) { return b; } }',
    'a.ResizeObserver = b;',
  ])('[HO26] is content with %s', (code) => {
    expect(scan(code)).toEqual([]);
  });

  it('[HO26] is content with what a polyfill brings, and with what is allowed for a reason', () => {
    const scripts = [{ path: 'main.js', kind: 'entry', code: 'a.at(0); structuredClone(b);' }];
    expect(scanOutput(scripts, { polyfilled: ['Array.prototype.at'] })).toHaveLength(1);
    const allowances = [{ what: 'structuredClone', near: 'structuredClone(b)', reason: 'never reached' }];
    expect(scanOutput(scripts, { polyfilled: ['Array.prototype.at'], allowances })).toEqual([]);
  });

  it('[HO180] [found-guard-03] names the line of the source and what to do, and shows the code where no map knows it', () => {
    // The second statement comes from line 7 of tile.ts.
    const map = { sources: ['../../packages/ui/src/tile.ts'], mappings: 'AAAA,IAMA' };
    const script = { path: 'main.js', kind: 'entry', code: 'a();structuredClone(b);' };
    expect(scanOutput([{ ...script, map }])).toEqual([
      'packages/ui/src/tile.ts:7: structuredClone (98), in main.js. ' +
        'Use what Chromium 63 has, test for it in front, or bring it (tooling/packager/src/polyfills).',
    ]);
    expect(scanOutput([script])[0]).toMatch(/^main\.js: structuredClone \(98\) in …a\(\);structuredClone/);
  });

  it('[HO27] counts as polyfilled only what the boot script looks for', () => {
    const boot = readFileSync(join(import.meta.dirname, '../../../packager/src/boot/missing-features.ts'), 'utf8');
    expect(POLYFILLED.filter((path) => !boot.includes(`'${path}'`))).toEqual([]);
  });
});
