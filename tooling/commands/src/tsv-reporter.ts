import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { type TestRow, toTsvLine } from './tsv';

/** Where the reporter writes its lines; without a file it writes none, so that a run by hand leaves nothing behind. */
export interface TsvReporterOptions {
  readonly reportFile: string | undefined;
  /** Whether titles begin with the project's name, where several projects run the same tests; default false. */
  readonly namesProjects?: boolean;
}

/** A vitest reporter that leaves one tab-separated line for each test of its run; vitest demands the default export. */
export default class TsvReporter implements Reporter {
  readonly #options: TsvReporterOptions;

  constructor(options: TsvReporterOptions) {
    this.#options = options;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const { reportFile, namesProjects = false } = this.#options;
    if (reportFile === undefined || reportFile === '') return;
    mkdirSync(dirname(reportFile), { recursive: true });
    const rows = toRows(modules, unhandledErrors, namesProjects);
    writeFileSync(reportFile, rows.map((row) => `${toTsvLine(row)}\n`).join(''));
  }
}

/** The rows of a finished run; a file or a run that broke outside its tests is a failed row of its own. */
export const toRows = (
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[],
  namesProjects = false,
): TestRow[] => {
  const rows: TestRow[] = [];
  for (const module of modules) {
    const file = relative(process.cwd(), module.moduleId);
    const prefix = namesProjects ? `${module.project.name}: ` : '';
    for (const test of module.children.allTests()) {
      const durationMs = test.diagnostic()?.duration ?? 0;
      rows.push({ status: toStatus(test), title: prefix + test.fullName, file, durationMs });
    }
    if (module.errors().length > 0) rows.push(toBreak(`${prefix}the file could not run`, file));
  }
  for (const error of unhandledErrors) {
    rows.push(toBreak(`error outside any test: ${error.message}`, 'vitest.config.ts'));
  }
  return rows;
};

const toBreak = (title: string, file: string): TestRow => ({ status: 'failed', title, file, durationMs: 0 });

/** A test that never came to a result, as the run was broken off, counts as failed. */
const toStatus = (test: TestCase): TestRow['status'] => {
  const { state } = test.result();
  return state === 'passed' || state === 'skipped' ? state : 'failed';
};
