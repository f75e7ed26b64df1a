import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repository, runTool } from './run-tool';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fjernsyn-house-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (path: string, content: object | string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};

const compile = (preset: string, code: string) => {
  write('tsconfig.json', {
    extends: join(repository, 'tooling/config', preset),
    include: ['a.ts', ...(preset.includes('domain') ? [join(repository, 'tooling/config/abort-signal.d.ts')] : [])],
  });
  write('a.ts', code);
  return runTool('tsc', ['-p', '.'], { cwd: folder });
};

it.each([
  'export const a = window.location;',
  'export const a = setTimeout(() => {}, 5);',
  "export const a = fetch('b');",
  "export const a = document.querySelector('b');",
  'export const a = process.env;',
  "console.log('a');",
  'export const a = [1].flat();',
  'export const a = (signal: AbortSignal) => signal.nonsense;',
])('[HO31] the compiler refuses in a domain package: %s', (code) => {
  expect(compile('tsconfig.domain.json', code).exitCode).not.toBe(0);
  expect(compile('tsconfig.domain.json', 'export const a = (signal: AbortSignal) => signal.aborted;').output).toBe('');
});

it('[HO31] the compiler knows the DOM and no Node in browser, and no Node in a screen', () => {
  expect(compile('tsconfig.dom.json', 'export const a = window.location;').output).toBe('');
  expect(compile('tsconfig.dom.json', 'export const a = process.env;').exitCode).not.toBe(0);
});

it('[HO32] knip tells of an export that only its own index names, of a file and of a dependency that nobody uses', () => {
  copyFileSync(join(repository, 'knip.json'), join(folder, 'knip.json'));
  write('package.json', { name: 'mini', private: true, type: 'module' });
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n  - apps/*\n');
  write('packages/focus/package.json', {
    name: '@fjernsyn/focus',
    private: true,
    exports: { '.': './src/index.ts' },
    dependencies: { xstate: '1.0.0' },
  });
  write('packages/focus/src/index.ts', "export { idle, used } from './tree';\n");
  write('packages/focus/src/tree.ts', 'export const used = 1;\nexport const idle = 2;\n');
  write('packages/focus/src/alone.ts', 'export const alone = 1;\n');
  write('apps/web/package.json', {
    name: '@fjernsyn/web',
    private: true,
    dependencies: { '@fjernsyn/focus': 'workspace:*' },
  });
  write('apps/web/src/main.tsx', "import { used } from '@fjernsyn/focus';\nused.toFixed();\n");
  mkdirSync(join(folder, 'apps/web/node_modules/@fjernsyn'), { recursive: true });
  symlinkSync(join(folder, 'packages/focus'), join(folder, 'apps/web/node_modules/@fjernsyn/focus'));
  const { exitCode, output } = runTool('knip', ['--no-progress'], { cwd: folder });
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(/Unused files[\s\S]*packages\/focus\/src\/alone\.ts/);
  expect(output).toMatch(/Unused dependencies[\s\S]*xstate/);
  expect(output).toMatch(/Unused exports[\s\S]*idle\s+packages\/focus\/src\/index\.ts/);
  expect(output).not.toMatch(/\bused\s+packages/);
});
