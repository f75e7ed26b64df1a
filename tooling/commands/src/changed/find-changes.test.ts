import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../run-program';
import { findChanges } from './find-changes';

let root: string;

const git = async (...args: readonly string[]): Promise<string> => {
  const names = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const { exitCode, output } = await runProgram('git', [...names, ...args], { cwd: root });
  expect(output === '' || exitCode === 0, output).toBe(true);
  return output.trim();
};

const write = (name: string, text = name): void => writeFileSync(join(root, name), text);

const commit = async (name: string): Promise<void> => {
  write(name);
  await git('add', '-A');
  await git('commit', '-qm', name);
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'fjernsyn-changes-'));
  await git('init', '-q', '-b', 'main');
  await commit('first.test.ts');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('[CM80] finds what differs from where the branch left main: committed, changed, new and gone', async () => {
  await commit('gone.ts');
  const base = await git('rev-parse', 'HEAD');
  await git('checkout', '-qb', 'branch');
  await commit('committed.ts');
  await git('checkout', '-q', 'main');
  await commit('of-main.ts');
  await git('checkout', '-q', 'branch');
  write('first.test.ts', 'changed');
  write('new æ.test.ts');
  rmSync(join(root, 'gone.ts'));
  expect(await findChanges(root, runProgram)).toEqual({
    base,
    files: ['committed.ts', 'first.test.ts', 'gone.ts', 'new æ.test.ts'],
    tests: ['first.test.ts', 'new æ.test.ts'],
  });
});

test('[CM80] compares with a ref that is named, and refuses one that is no commit', async () => {
  await commit('second.ts');
  await commit('third.ts');
  expect((await findChanges(root, runProgram, 'HEAD~1')).files).toEqual(['third.ts']);
  expect((await findChanges(root, runProgram)).files).toEqual([]);
  await expect(findChanges(root, runProgram, 'nowhere')).rejects.toThrow('nowhere is no commit here');
});
