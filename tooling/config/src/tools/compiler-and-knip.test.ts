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

/** The files, numbered like the codes they hold, in which the compiler finds a fault under a preset. */
const refused = (preset: string, codes: readonly string[]): number[] => {
  const ambient = preset.includes('domain') ? [join(repository, 'tooling/config/abort-signal.d.ts')] : [];
  write('tsconfig.json', { extends: join(repository, 'tooling/config', preset), include: ['*.ts', ...ambient] });
  for (const [index, code] of codes.entries()) write(`${index}.ts`, `export const a = ${code};\n`);
  const { output } = runTool('tsc', ['-p', '.'], { cwd: folder });
  return codes.map((_code, index) => index).filter((index) => new RegExp(`^${index}\\.ts\\(`, 'm').test(output));
};

it('[HO31] the compiler refuses in a domain package what is not the language of 2017', () => {
  const codes = [
    'window.location',
    'setTimeout(() => {}, 5)',
    "fetch('b')",
    "document.querySelector('b')",
    'process.env',
    "console.log('b')",
    'new URL("b")',
    '[1].flat()',
    '(signal: AbortSignal) => signal.nonsense',
    '(signal: AbortSignal) => signal.aborted',
  ];
  expect(refused('tsconfig.domain.json', codes)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('[HO31] the compiler knows the DOM and no Node in browser and in a screen', () => {
  for (const preset of ['tsconfig.dom.json', 'tsconfig.react.json']) {
    expect(refused(preset, ['window.location', 'process.env'])).toEqual([1]);
  }
});

it('[HO32] knip tells of an export that only its own index names, of a file and of a dependency that nobody uses', () => {
  copyFileSync(join(repository, 'knip.jsonc'), join(folder, 'knip.jsonc'));
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
