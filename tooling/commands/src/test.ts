import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsOf, readBudgets } from '@fjernsyn/config';
import { findOrInstallBrowser, type Machine } from './browser-program';
import { buildChecks } from './build-checks';
import { createBuiltSites } from './built-sites';
import { findChanges } from './changed/find-changes';
import { type ChangedPlan, planChanged, type Target } from './changed/plan-changed';
import { type Check, runCheck } from './check';
import { enginesLeftOut } from './engines-left-out';
import { journeyRuns } from './journey-runs';
import { measuredBuild, measuredTargets } from './measured-build';
import { runParts } from './run-parts';
import { runProgram } from './run-program';
import { staticChecks } from './static-checks';
import { type Part, parseTestOptions, TEST_HELP, type TestRequest } from './test-options';
import type { TestRow } from './tsv';
import { runVitest, type Selection, type VitestPart } from './vitest-part';

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

const sites = createBuiltSites<Awaited<ReturnType<typeof measuredBuild>>>({
  path: join(reports, 'sites.json'),
  write: writeFileSync,
});

const runChecksOfBuilds = async (targets: readonly Target[] = measuredTargets): Promise<TestRow[]> => {
  const scanned = new Set<string>();
  const budgets = readBudgets();
  const rows = await runChecks(
    targets.flatMap((target) =>
      buildChecks({
        target,
        budgets: budgetsOf(budgets, target),
        build: async () => sites.add(target, await measuredBuild(target)),
        scanned,
        say,
      }),
    ),
  );
  sites.end(rows);
  return rows;
};

const runInBrowser = async (part: VitestPart): Promise<TestRow[]> => {
  const env = { FJERNSYN_CHROMIUM: await findOrInstallBrowser(machine), ...sites.env() };
  return runVitest(root, runProgram, { ...part, env });
};

const runJourneys = async (selection?: Selection): Promise<TestRow[]> => {
  const rows: TestRow[] = [];
  for (const part of journeyRuns(selection)) rows.push(...(await runInBrowser(part)));
  return rows;
};

const runEngines = async (selection: Selection = {}): Promise<TestRow[]> => {
  const leftOut = enginesLeftOut(process.platform, process.arch);
  if (leftOut === null) return runInBrowser({ name: 'engines', projects: ['engines'], selection });
  say(leftOut);
  return [];
};

/** Runs parts, or what a plan chooses of them. */
const runChosen = (parts: readonly Part[], plan?: ChangedPlan, base?: string): Promise<boolean> => {
  mkdirSync(reports, { recursive: true });
  const scope = plan === undefined ? {} : { typesSince: base ?? 'HEAD', hasStyles: plan.hasStyles };
  const config = 'apps/storybook/vitest.config.ts';
  return runParts(
    {
      run: {
        static: () => runChecks(staticChecks(root, runProgram, scope)),
        unit: () =>
          runVitest(root, runProgram, {
            name: 'unit',
            projects: ['unit', 'unit-product', 'unit-dom'],
            selection: plan?.unit ?? {},
          }),
        stories: () => runInBrowser({ name: 'stories', config, selection: plan?.stories ?? {} }),
        builds: () => runChecksOfBuilds(plan?.targets),
        browser: () => runJourneys(plan?.browser),
        engines: () => runEngines(plan?.engines),
      },
      now: () => performance.now(),
      say,
      writeReport: (report) => writeFileSync(join(reports, 'tests.tsv'), report),
      isCi: process.env.CI === 'true',
    },
    parts,
  );
};

const runChanged = async (parts: readonly Part[], ref: string | undefined): Promise<boolean> => {
  const changes = await findChanges(root, runProgram, ref);
  const plan = planChanged(changes);
  const chosen = parts.filter((part) => plan.parts.includes(part));
  say(
    `${changes.files.length} files differ from ${changes.base.slice(0, 12)}: ${chosen.join(', ') || 'nothing to run'}`,
  );
  const isGreen = chosen.length === 0 || (await runChosen(chosen, plan, changes.base));
  say('\nThis is not the whole. Left out:');
  for (const line of plan.leftOut) say(`  ${line}`);
  say('Run npm test before a pull request.');
  return isGreen;
};

const test = async ({ parts, changed }: TestRequest & { kind: 'test' }): Promise<boolean> => {
  try {
    return changed === undefined ? await runChosen(parts) : await runChanged(parts, changed.ref);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
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
