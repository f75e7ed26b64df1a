import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repository, runTool } from './run-tool';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fjernsyn-lint-'));
  copyFileSync(join(repository, 'biome.json'), join(folder, 'biome.json'));
  writeFileSync(join(folder, '.gitignore'), 'dist/\n');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The faults that Biome finds in some files, as `path: rule`. */
const faultsIn = (files: Readonly<Record<string, string>>, command: 'lint' | 'format'): string[] => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = runTool('biome', [command, '--reporter=github', '--max-diagnostics=none', '.'], { cwd: folder });
  return [...output.matchAll(/::\w+ title=([\w/]+),file=([^,]+)/g)].map(([, title, path]) => {
    return `${path?.replace(`${folder}/`, '')}: ${title?.split('/').at(-1)}`;
  });
};

it('[HO30] the lint refuses what no package, no domain and no screen may say', () => {
  const faults = {
    'packages/player/src/clock.ts': ['export const a = Date.now();', 'noRestrictedGlobals'],
    'packages/player/src/dom.ts': ['export const a = window.b;', 'noRestrictedGlobals'],
    'packages/client/src/fetches.tsx': ["export const a = fetch('b');", 'noRestrictedGlobals'],
    'packages/player/src/default.ts': ['export default 1;', 'noDefaultExport'],
    'packages/player/src/any.ts': ['export const a = (b: any) => b;', 'noExplicitAny'],
    'packages/player/src/console.ts': ["export const a = () => console.log('b');", 'noConsole'],
    'packages/player/src/all.ts': ["export * from './any';", 'noReExportAll'],
    'packages/player/src/anHour.ts': ['export const a = 1;', 'useFilenamingConvention'],
    'packages/player/src/skips.test.ts': ["import { it } from 'vitest';\nit.skip('a', () => {});", 'noSkippedTests'],
    'packages/player/src/unused.ts': ["import { any } from './any';", 'noUnusedImports'],
  } as const;
  const files = Object.fromEntries(Object.entries(faults).map(([path, [code]]) => [path, code]));
  expect(faultsIn(files, 'lint')).toEqual(
    expect.arrayContaining(Object.entries(faults).map(([path, [, rule]]) => `${path}: ${rule}`)),
  );
});

it('[HO61] a function of the product has at most sixty lines; one of a test, or of a tool, may have more', () => {
  const functionOf = (lines: number) =>
    `export function a(): void {\n${Array.from({ length: lines - 2 }, (_, at) => `  b(${at});\n`).join('')}}\n`;
  const files = {
    'packages/player/src/longest.ts': functionOf(60),
    'packages/player/src/longer.ts': functionOf(64),
    'apps/tizen/src/longer.tsx': functionOf(64),
    'packages/player/src/longer.test.ts': functionOf(64),
    'packages/player/src/testing/longer.ts': functionOf(64),
    'tooling/media/src/longer.ts': functionOf(64),
  };
  const isOfLength = (fault: string) => fault.endsWith('noExcessiveLinesPerFunction');
  expect(faultsIn(files, 'lint').filter(isOfLength).sort()).toEqual([
    'apps/tizen/src/longer.tsx: noExcessiveLinesPerFunction',
    'packages/player/src/longer.ts: noExcessiveLinesPerFunction',
  ]);
});

it('[HO30] the lint lets ports, tools and their settings say it', () => {
  const files = {
    'packages/kernel/src/to-instant.ts': 'export const a = Date.now();\n',
    'packages/browser/src/ports/fetch-transport.ts': "export const a = () => window.fetch('b');\n",
    'tooling/media/src/main.ts': "export const a = () => console.log('b');\n",
    'vitest.config.ts': 'export default {};\n',
  };
  expect(faultsIn(files, 'lint')).toEqual([]);
});

it('[HO30] there is one format', () => {
  const files = {
    'packages/player/src/a.ts': 'export const a = ["b"  , "c"]\n',
    'packages/player/src/b.ts': "export const a = ['b', 'c'];\n",
  };
  expect(faultsIn(files, 'format')).toEqual(['packages/player/src/a.ts: format']);
});
