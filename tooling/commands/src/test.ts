import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsOf, readBudgets } from '@fjernsyn/config';
import { findOrInstallBrowser, type Machine } from './browser-program';
import { buildChecks } from './build-checks';
import { type Check, runCheck } from './check';
import { enginesLeftOut } from './engines-left-out';
import { measuredBuild, measuredTargets } from './measured-build';
import { runParts } from './run-parts';
import { runProgram } from './run-program';
import { staticChecks } from './static-checks';
import { parseTestOptions, TEST_HELP, type TestRequest } from './test-options';
import type { TestRow } from './tsv';
import { runVitest } from './vitest-part';

const root = join(import.meta.dirname, '../../..');
const reports = join(root, 'reports');
const say = (line: string): void => console.log(line);

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const machine: Machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  env: process.env,
  isProgram,
  run: runProgram,
  pause: () => new Promise((resolve) => setTimeout(resolve, 5_000)),
  say,
};

const runChecks = async (checks: readonly Check[]): Promise<TestRow[]> => {
  const rows: TestRow[] = [];
  for (const check of checks) rows.push(await runCheck({ now: () => performance.now(), say }, check));
  return rows;
};

const runChecksOfBuilds = (): Promise<TestRow[]> => {
  const scanned = new Set<string>();
  const budgets = readBudgets();
  return runChecks(
    measuredTargets.flatMap((target) =>
      buildChecks({
        target,
        budgets: budgetsOf(budgets, target),
        build: () => measuredBuild(target),
        scanned,
        say,
      }),
    ),
  );
};

const runStories = async (): Promise<TestRow[]> => {
  const env = { FJERNSYN_CHROMIUM: await findOrInstallBrowser(machine) };
  return runVitest(root, runProgram, { name: 'stories', config: 'apps/storybook/vitest.config.ts', env });
};

const runJourneys = async (name: 'browser' | 'engines'): Promise<TestRow[]> => {
  const env = { FJERNSYN_CHROMIUM: await findOrInstallBrowser(machine) };
  return runVitest(root, runProgram, { name, projects: [name], env });
};

const runEngines = async (): Promise<TestRow[]> => {
  const leftOut = enginesLeftOut(process.platform, process.arch);
  if (leftOut === null) return runJourneys('engines');
  say(leftOut);
  return [];
};

const test = (request: TestRequest & { kind: 'test' }): Promise<boolean> => {
  mkdirSync(reports, { recursive: true });
  return runParts(
    {
      run: {
        static: () => runChecks(staticChecks(root, runProgram)),
        unit: () => runVitest(root, runProgram, { name: 'unit', projects: ['unit', 'unit-dom'] }),
        stories: runStories,
        builds: runChecksOfBuilds,
        browser: () => runJourneys('browser'),
        engines: runEngines,
      },
      now: () => performance.now(),
      say,
      writeReport: (report) => writeFileSync(join(reports, 'tests.tsv'), report),
      isCi: process.env.CI === 'true',
    },
    request.parts,
  );
};

const request = parseTestOptions(process.argv.slice(2));
if (request.kind === 'help') {
  console.log(TEST_HELP);
} else if (request.kind === 'refused') {
  console.error(`${request.reason}\n\n${TEST_HELP}`);
  process.exitCode = 1;
} else {
  process.exitCode = (await test(request)) ? 0 : 1;
}
