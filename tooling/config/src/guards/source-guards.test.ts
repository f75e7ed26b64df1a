import { describe, expect, it } from 'vitest';
import {
  findCaseViolations,
  findCssModuleViolations,
  findDomainViolations,
  findJsonViolations,
  findKernelViolations,
  findLengthViolations,
  findModuleViolations,
  findNamingViolations,
  findPromiseViolations,
  findRandomViolations,
  findShortWaits,
  findSpreadLiteralViolations,
  findZodViolations,
} from './source-guards';
import { draftPackage, type PackageDraft } from './test-packages';

const inFile = (tag: string, path: string, text: string) => [draftPackage(tag, { files: { [path]: text } })];
const lines = (count: number) => 'const a = 1;\n'.repeat(count);

describe('findLengthViolations', () => {
  it('[HO6] allows 300 lines of source and 500 of a test, and not one more', () => {
    expect(findLengthViolations(inFile('api', 'src/calls.ts', lines(300)))).toEqual([]);
    expect(findLengthViolations(inFile('api', 'src/calls.ts', lines(301)))).toEqual([
      'packages/api/src/calls.ts: 301 lines, and 300 are allowed',
    ]);
    expect(findLengthViolations(inFile('ui', 'src/tile.module.css', lines(301)))).toHaveLength(1);
    expect(findLengthViolations(inFile('api', 'src/calls.test.ts', lines(500)))).toEqual([]);
    expect(findLengthViolations(inFile('api', 'src/calls.test.ts', lines(501)))).toHaveLength(1);
    expect(findLengthViolations(inFile('api', 'README.md', lines(501)))).toEqual([]);
  });
});

describe('findKernelViolations', () => {
  it('[HO28] keeps the kernel at ten files beside its index', () => {
    const kernel = (count: number) =>
      draftPackage('kernel', {
        files: Object.fromEntries(
          ['index', ...Array.from({ length: count }, (_, n) => `f${n}`)].map((name) => [`src/${name}.ts`, '']),
        ),
      });
    expect(findKernelViolations([kernel(10)])).toEqual([]);
    expect(findKernelViolations([kernel(11)])).toEqual(['packages/kernel: 11 files, and the kernel has ten']);
  });
});

describe('findNamingViolations', () => {
  it.each([
    'src/Tile.tsx',
    'src/useFocus.ts',
    'src/play_back.ts',
    'src/Screens/home.tsx',
    'src/api-utils.ts',
    'src/list-data.ts',
  ])('[HO7] fails %s', (path) => {
    expect(findNamingViolations(inFile('ui', path, ''))).toHaveLength(1);
  });

  it('[HO7] is content with kebab-case, tests, stories, modules and the README of a folder', () => {
    const paths = [
      'src/tile.tsx',
      'src/use-focus.test.ts',
      'src/hero/hero.module.css',
      'src/tile.stories.tsx',
      'src/hero/README.md',
    ];
    expect(paths.flatMap((path) => findNamingViolations(inFile('ui', path, '')))).toEqual([]);
  });
});

describe('findCssModuleViolations', () => {
  it('[HO8] fails two CSS modules of one name, in whatever packages', () => {
    const packages = [...inFile('ui', 'src/tile.module.css', ''), ...inFile('client', 'src/tile.module.css', '')];
    expect(findCssModuleViolations(packages)).toEqual([
      'packages/client/src/tile.module.css: has the name of packages/ui/src/tile.module.css',
    ]);
    expect(findCssModuleViolations(inFile('ui', 'src/tile.module.css', ''))).toEqual([]);
  });
});

describe('findCaseViolations', () => {
  it("[HO35] [i18n-07] refuses the set's own rules, which change codes on a Turkish one", () => {
    for (const code of ['minisjang', 'MRAM-15', 'Subtitles', 'id'])
      expect([code.toUpperCase(), code.toLocaleUpperCase('tr') === code.toUpperCase()]).toEqual([
        { minisjang: 'MINISJANG', 'MRAM-15': 'MRAM-15', Subtitles: 'SUBTITLES', id: 'ID' }[code],
        code === 'MRAM-15',
      ]);
    const found = (text: string) => findCaseViolations(inFile('shell', 'src/x.ts', text)).length;
    expect(found('key.toLocaleUpperCase() === other')).toBe(1);
    expect(found('key\n  .toLocaleLowerCase( )')).toBe(1);
    expect(found('key.toLowerCase() === other')).toBe(0);
    expect(found("name.toLocaleLowerCase('da')")).toBe(0);
  });
});

describe('findSpreadLiteralViolations', () => {
  it('[HO62] refuses a literal that is spread at once, in an object and in an element, and no other spread', () => {
    const found = (text: string) => findSpreadLiteralViolations(inFile('shell', 'src/x.ts', text)).length;
    expect(found('const a = { ...{ b, c }, d };')).toBe(1);
    expect(found('const a = { ... { b } };')).toBe(1);
    expect(found('const a = <Tile {...{ b }} />;')).toBe(1);
    expect(found('const a = { ...b, ...(c ? { d } : {}) };')).toBe(0);
    expect(found('// as ...{ a, b }')).toBe(0);
  });
});

describe('findModuleViolations', () => {
  it.each(["export * from './tile';", "export type * from './tile';", "export * as tiles from './tile';"])(
    '[HO9] fails %s',
    (text) => {
      expect(findModuleViolations(inFile('ui', 'src/index.ts', text))).toHaveLength(1);
    },
  );

  it('[HO9] fails state at the top of a module and an I before an interface', () => {
    expect(findModuleViolations(inFile('ui', 'src/tile.ts', 'let count = 0;'))).toHaveLength(1);
    expect(findModuleViolations(inFile('ui', 'src/tile.ts', 'export let count = 0;'))).toHaveLength(1);
    expect(findModuleViolations(inFile('ui', 'src/tile.ts', 'export interface IClock {}'))).toHaveLength(1);
    expect(
      findModuleViolations(inFile('ui', 'src/tile.ts', 'interface Item {}\nconst f = () => {\n  let a = 1;\n};')),
    ).toEqual([]);
  });
});

describe('findDomainViolations', () => {
  it.each([
    'const now = Date.now();',
    'const then = new Date(5);',
    'const text = Date();',
    'const dice = Math.random();',
    'const root = globalThis;',
    "localStorage.setItem('a', 'b');",
    'declare const window: { location: string };',
    'declare global {}',
  ])('[HO10] fails a domain package that says %s', (text) => {
    expect(findDomainViolations(inFile('player', 'src/playback.ts', text))).toHaveLength(1);
    expect(findDomainViolations(inFile('browser', 'src/playback.ts', text))).toEqual([]);
  });

  it('[HO10] sees code alone: no comments, no strings, no members of a port', () => {
    const text =
      "// new Date()\n/* Math.random() */\nconst a = 'Date.now()';\nclock.setTimeout(tick, 5);\nconst b: Update = c;";
    expect(findDomainViolations(inFile('player', 'src/playback.ts', text))).toEqual([]);
    expect(findDomainViolations(inFile('player', 'src/surface.ts', 'declare const brand: unique symbol;'))).toEqual([]);
    expect(findDomainViolations(inFile('kernel', 'src/to-instant.ts', 'new Date(5)'))).toEqual([]);
  });

  it.each<PackageDraft>([
    { tsconfig: { extends: '../../tooling/config/tsconfig.dom.json' } },
    { tsconfig: {} },
    { tsconfig: { extends: '../../tooling/config/tsconfig.domain.json', compilerOptions: { lib: ['DOM'] } } },
    { tsconfig: { extends: '../../tooling/config/tsconfig.domain.json', compilerOptions: { types: ['node'] } } },
  ])('[HO10] fails a domain package whose compiler would let it: %o', (draft) => {
    expect(findDomainViolations([draftPackage('player', draft)])).toHaveLength(1);
  });
});

describe('findRandomViolations', () => {
  it('[HO11] fails chance outside browser and tooling', () => {
    expect(findRandomViolations(inFile('client', 'src/home.tsx', 'Math.random()'))).toHaveLength(1);
    expect(findRandomViolations(inFile('web', 'src/main.tsx', 'Math.random()'))).toHaveLength(1);
    expect(findRandomViolations(inFile('browser', 'src/browser-random.ts', 'Math.random()'))).toEqual([]);
    expect(findRandomViolations(inFile('e2e', 'src/journey.ts', 'Math.random()'))).toEqual([]);
  });
});

describe('findZodViolations', () => {
  it('[HO12] fails all of zod in the product', () => {
    expect(findZodViolations(inFile('contracts', 'src/item.ts', "import { z } from 'zod';"))).toHaveLength(1);
    expect(findZodViolations(inFile('contracts', 'src/item.ts', "import * as z from 'zod/mini';"))).toEqual([]);
  });
});

describe('findPromiseViolations', () => {
  it.each([
    ['TO', 'DO'],
    ['FIX', 'ME'],
    ['not ', 'implemented'],
  ])('[HO13] fails a promise: %s%s', (start, end) => {
    expect(findPromiseViolations(inFile('api', 'src/calls.ts', `// ${start}${end}: later`))).toHaveLength(1);
    expect(findPromiseViolations(inFile('api', 'src/calls.ts', '// what is done'))).toEqual([]);
  });
});

describe('findJsonViolations', () => {
  it('[HO46] fails product code that parses JSON, and leaves tests and the kernel alone', () => {
    const text = 'const value = JSON.parse(text);';
    const shell = draftPackage('shell', { files: { 'src/places.ts': text, 'src/places.test.ts': text } });
    const kernel = draftPackage('kernel', { files: { 'src/json.ts': text } });
    expect(findJsonViolations([shell, kernel, draftPackage('bench', { files: { 'src/a.ts': text } })])).toEqual([
      "packages/shell/src/places.ts: parses JSON; take the kernel's readJson",
    ]);
  });
});

describe('findShortWaits', () => {
  it('[HO440] fails a test that waits a second at most', () => {
    const short = 'await vi.waitFor(() => expect(work).toHaveBeenCalled());';
    expect(findShortWaits(inFile('api', 'src/calls.test.ts', short))).toHaveLength(1);
    expect(findShortWaits(inFile('api', 'src/calls.test.ts', 'await expect.poll(() => count).toBe(1);'))).toEqual([]);
  });
});
