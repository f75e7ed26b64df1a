import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunProgram } from './run-program';
import { parseTsv, type TestRow } from './tsv';

/** Which tests of a run's projects run: those that imports lead to from some files, or those of some test files; default all. */
export interface Selection {
  /** Paths from the root; a test file among them runs itself. */
  readonly related?: readonly string[];
  readonly files?: readonly string[];
}

/** One vitest run of `npm test`: its name in the report's file, what it runs, and what its tests find in the environment. */
export interface VitestPart {
  readonly name: string;
  /** Path of its configuration from the root; default the root's own. */
  readonly config?: string;
  /** The projects of the configuration; none for all. */
  readonly projects?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly selection?: Selection;
}

/** Runs vitest on some projects and returns a row for each test; a run that broke is a failed row, and so is one of all tests that ran none. */
export const runVitest = async (root: string, run: RunProgram, part: VitestPart): Promise<TestRow[]> => {
  const { name, config, projects = [], selection = {} } = part;
  const { related, files = [] } = selection;
  const reportFile = join(root, 'reports', `${name}.tsv`);
  rmSync(reportFile, { force: true });
  const args = [
    ...(related === undefined ? ['run'] : ['related', '--run']),
    ...(related ?? files).map((file) => join(root, file)),
    ...(config === undefined ? [] : ['--config', config]),
    ...projects.flatMap((project) => ['--project', project]),
  ];
  const { exitCode } = await run(join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env: { ...part.env, FJERNSYN_REPORT_FILE: reportFile },
    isLive: true,
  });
  const rows = existsSync(reportFile) ? parseTsv(readFileSync(reportFile, 'utf8')) : [];
  const mayBeEmpty = related !== undefined && exitCode === 0 && rows.length === 0;
  return mayBeEmpty ? [] : [...rows, ...findBreaks(name, exitCode, rows, config)];
};

/** A failed row where a run's end and its tests do not fit together. */
export const findBreaks = (
  name: string,
  exitCode: number,
  rows: readonly TestRow[],
  file = 'vitest.config.ts',
): TestRow[] => {
  const fail = (title: string): TestRow[] => [{ status: 'failed', title, file, durationMs: 0 }];
  if (rows.length === 0) return fail(`the ${name} tests ran`);
  if (exitCode !== 0 && rows.every(({ status }) => status !== 'failed'))
    return fail(`the ${name} tests came to an end`);
  return [];
};
