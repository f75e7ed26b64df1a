import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TELEVISION_BUDGETS, WEB_BUDGETS } from '@fjernsyn/config';
import { buildTarget } from '@fjernsyn/packager';
import { findOrInstallBrowser, type Machine } from './browser-program';
import { buildChecks } from './build-checks';
import { type Check, runCheck } from './check';
import { enginesLeftOut } from './engines-left-out';
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

/** The addresses of a build that is measured and never served. */
const configuration = {
  serviceUrl: 'http://127.0.0.1:4410',
  cdnUrl: 'http://127.0.0.1:4411',
  appVersion: '2.519.2',
};

type TargetName = Parameters<typeof buildTarget>[0];

/** The sizes that each target keeps to. A target that has none here does not compile. */
const budgets = {
  web: WEB_BUDGETS,
  tizen: TELEVISION_BUDGETS,
  webos: TELEVISION_BUDGETS,
  hbbtv: TELEVISION_BUDGETS,
} as const satisfies Readonly<Record<TargetName, object>>;

const checksOf = (target: TargetName, scanned: Set<string>): Check[] =>
  buildChecks({
    target,
    budgets: budgets[target],
    build: () => buildTarget(target, { outDir: join(root, 'apps', target, 'dist'), mode: 'production', configuration }),
    scanned,
    say,
  });

const runChecksOfBuilds = (): Promise<TestRow[]> => {
  const scanned = new Set<string>();
  return runChecks((Object.keys(budgets) as TargetName[]).flatMap((target) => checksOf(target, scanned)));
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
