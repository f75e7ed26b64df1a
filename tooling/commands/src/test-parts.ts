import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult } from '@fjernsyn/packager';
import { findOrInstallBrowser, type Machine } from './browser-program';
import { createBuiltSites } from './built-sites';
import type { ChangedPlan } from './changed/plan-changed';
import { runChecksAtOnce } from './check';
import { enginesLeftOut } from './engines-left-out';
import { journeyRuns } from './journey-runs';
import { staticChecks } from './static-checks';
import type { Part } from './test-options';
import type { TestRow } from './tsv';
import { runVitest, type Selection, type VitestPart } from './vitest-part';

/** What the parts run on, and what they are about: all, or what a plan chooses. */
export interface TestPartsOptions {
  readonly root: string;
  readonly machine: Machine;
  readonly plan: ChangedPlan | undefined;
}

/**
 * The parts of `npm test`, by name. What a part needs beside this package is imported as it begins: a package that does not load fails the
 * parts that need it, and the others say why.
 */
export const createTestParts = (options: TestPartsOptions): Readonly<Record<Part, () => Promise<TestRow[]>>> => {
  const { root, machine, plan } = options;
  const { run, say } = machine;
  const sites = createBuiltSites<BuildResult>({ path: join(root, 'reports', 'sites.json'), write: writeFileSync });
  const scope = plan === undefined ? {} : { hasStyles: plan.hasStyles };

  const runInBrowser = async (part: VitestPart): Promise<TestRow[]> => {
    const env = { FJERNSYN_CHROMIUM: await findOrInstallBrowser(machine), ...sites.env() };
    return runVitest(root, run, { ...part, env });
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
  const projects = ['unit', 'unit-product', 'unit-dom'];
  const config = 'apps/storybook/vitest.config.ts';

  return {
    static: () => runChecksAtOnce({ now: () => performance.now(), say }, staticChecks(root, run, scope)),
    unit: () => runVitest(root, run, { name: 'unit', projects, selection: plan?.unit ?? {} }),
    stories: () => runInBrowser({ name: 'stories', config, selection: plan?.stories ?? {} }),
    builds: async () => (await import('./run-builds')).runBuilds({ targets: plan?.targets, sites, say }),
    browser: () => runJourneys(plan?.browser),
    engines: () => runEngines(plan?.engines),
  };
};
