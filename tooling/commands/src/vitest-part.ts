import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunProgram } from './run-program';
import { parseTsv, type TestRow } from './tsv';

/** One vitest run of `npm test`: its name in the report's file, what it runs, and what its tests find in the environment. */
export interface VitestPart {
  readonly name: string;
  /** Path of its configuration from the root; default the root's own. */
  readonly config?: string;
  /** The projects of the configuration; none for all. */
  readonly projects?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs vitest on some projects and returns a row for each test; a run that broke or ran nothing is a failed row. */
export const runVitest = async (root: string, run: RunProgram, part: VitestPart): Promise<TestRow[]> => {
  const { name, config, projects = [] } = part;
  const reportFile = join(root, 'reports', `${name}.tsv`);
  rmSync(reportFile, { force: true });
  const args = [
    'run',
    ...(config === undefined ? [] : ['--config', config]),
    ...projects.flatMap((project) => ['--project', project]),
  ];
  const { exitCode } = await run(join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env: { ...part.env, FJERNSYN_REPORT_FILE: reportFile },
    isLive: true,
  });
  const rows = existsSync(reportFile) ? parseTsv(readFileSync(reportFile, 'utf8')) : [];
  return [...rows, ...findBreaks(name, exitCode, rows, config)];
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
