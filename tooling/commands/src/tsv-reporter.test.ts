import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SerializedError, TestModule } from 'vitest/node';
import TsvReporter, { toRows } from './tsv-reporter';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fjernsyn-report-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const moduleWith = (states: string[], errors: object[] = []): TestModule => {
  const tests = states.map((state) => ({
    fullName: `is ${state}`,
    result: () => ({ state }),
    diagnostic: () => ({ duration: 7 }),
  }));
  const module = {
    moduleId: join(process.cwd(), 'a.test.ts'),
    project: { name: 'rtl' },
    children: { allTests: () => tests },
    errors: () => errors,
  };
  return module as unknown as TestModule;
};

const outside = { message: 'a promise was rejected' } as SerializedError;

it('[CM5] tells of each test by its full title and its file from the root', () => {
  expect(toRows([moduleWith(['passed', 'failed', 'skipped'])], [])).toEqual([
    { status: 'passed', title: 'is passed', file: 'a.test.ts', durationMs: 7 },
    { status: 'failed', title: 'is failed', file: 'a.test.ts', durationMs: 7 },
    { status: 'skipped', title: 'is skipped', file: 'a.test.ts', durationMs: 7 },
  ]);
});

it('[CM5] tells of the project too where several run the same tests', () => {
  const rows = toRows([moduleWith(['passed'], [{}])], [], true);
  expect(rows.map(({ title }) => title)).toEqual(['rtl: is passed', 'rtl: the file could not run']);
});

it('[CM7] counts as failed what never came to a result, a file that broke, and an error outside any test', () => {
  expect(toRows([moduleWith(['pending'], [{}])], [outside])).toEqual([
    { status: 'failed', title: 'is pending', file: 'a.test.ts', durationMs: 7 },
    { status: 'failed', title: 'the file could not run', file: 'a.test.ts', durationMs: 0 },
    {
      status: 'failed',
      title: 'error outside any test: a promise was rejected',
      file: 'vitest.config.ts',
      durationMs: 0,
    },
  ]);
});

it('[CM5] writes where it is told to, and nowhere when it is not', () => {
  const reportFile = join(folder, 'reports', 'unit.tsv');
  new TsvReporter({ reportFile }).onTestRunEnd([moduleWith(['passed'])], []);
  expect(readFileSync(reportFile, 'utf8')).toBe('passed\tis passed\ta.test.ts\t7\n');
  expect(() => new TsvReporter({ reportFile: undefined }).onTestRunEnd([moduleWith(['passed'])], [])).not.toThrow();
});
