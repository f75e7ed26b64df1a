import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundariesFor } from './boundary-guards';

const root = join(import.meta.dirname, '../../..');
const pnpmFolder = join(root, '.tools/node_modules/.bin');
const turbo = join(root, 'node_modules/.bin/turbo');
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

const runBoundaries = (): { status: number | null; output: string } => {
  write('package.json', { name: 'mini', private: true, packageManager: 'pnpm@10.34.9' });
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  write('turbo.json', { tasks: {}, boundaries: boundariesFor() });
  spawnSync('git', ['init', '-q'], { cwd: folder });
  const env = {
    ...process.env,
    PATH: `${pnpmFolder}${delimiter}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
  const { status, stdout, stderr } = spawnSync(turbo, ['boundaries'], { cwd: folder, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};

it('[HO21] turbo refuses an edge to a forbidden floor, an undeclared import and a path out of the package', () => {
  writePackage('kernel', [], 'export const one = 1;\n');
  writePackage('session', [], "import { one } from '@fjernsyn/kernel';\nexport const two = one;\n");
  writePackage('player', ['session'], 'export const three = 3;\n');
  writePackage('lists', [], "export { one } from '../../kernel/src/index';\n");
  const { status, output } = runBoundaries();
  expect(output).toContain('3 issues found');
  expect(status).not.toBe(0);
});

it('[HO21] turbo is content with a workspace that keeps the table', () => {
  writePackage('kernel', [], 'export const one = 1;\n');
  writePackage('focus', ['kernel'], "import { one } from '@fjernsyn/kernel';\nexport const two = one;\n");
  const { status, output } = runBoundaries();
  expect(output).toContain('no issues found');
  expect(status).toBe(0);
});
