import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTool } from '../tools/run-tool';
import { boundariesFor } from './boundary-guards';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fjernsyn-boundaries-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (path: string, content: object | string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};

const writePackage = (tag: string, dependencies: string[], source: string): void => {
  const links = Object.fromEntries(dependencies.map((name) => [`@fjernsyn/${name}`, 'workspace:*']));
  write(`packages/${tag}/package.json`, { name: `@fjernsyn/${tag}`, version: '0.0.0', dependencies: links });
  write(`packages/${tag}/turbo.json`, { extends: ['//'], tags: [tag] });
  write(`packages/${tag}/src/index.ts`, source);
};

const runBoundaries = () => {
  write('package.json', { name: 'mini', private: true, packageManager: 'pnpm@10.34.9' });
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  write('turbo.json', { tasks: {}, boundaries: boundariesFor() });
  spawnSync('git', ['init', '-q'], { cwd: folder });
  return runTool('turbo', ['boundaries'], { cwd: folder });
};

it('[HO21] turbo refuses an edge to a forbidden floor, an undeclared import and a path out of the package', () => {
  writePackage('kernel', [], 'export const one = 1;\n');
  writePackage('session', [], "import { one } from '@fjernsyn/kernel';\nexport const two = one;\n");
  writePackage('player', ['session'], 'export const three = 3;\n');
  writePackage('lists', [], "export { one } from '../../kernel/src/index';\n");
  const { exitCode, output } = runBoundaries();
  expect(output).toContain('3 issues found');
  expect(exitCode).not.toBe(0);
});

it('[HO21] turbo is content with a workspace that keeps the table', () => {
  writePackage('kernel', [], 'export const one = 1;\n');
  writePackage('focus', ['kernel'], "import { one } from '@fjernsyn/kernel';\nexport const two = one;\n");
  const { exitCode, output } = runBoundaries();
  expect(output).toContain('no issues found');
  expect(exitCode).toBe(0);
});
