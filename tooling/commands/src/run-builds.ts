import { budgetsOf, readBudgets } from '@fjernsyn/config';
import type { BuildResult } from '@fjernsyn/packager';
import { buildChecks } from './build-checks';
import type { BuiltSites } from './built-sites';
import type { Target } from './changed/plan-changed';
import { runChecks } from './check';
import { measuredBuild, measuredTargets } from './measured-build';
import type { TestRow } from './tsv';

/** What the builds part runs on. */
export interface RunBuildsOptions {
  /** The targets to build; all by default. */
  readonly targets: readonly Target[] | undefined;
  /** Takes what was built, for the parts that open it. */
  readonly sites: BuiltSites<BuildResult>;
  readonly say: (line: string) => void;
}

/** The builds part of `npm test`: builds targets and checks what was built. */
export const runBuilds = async ({ targets = measuredTargets, sites, say }: RunBuildsOptions): Promise<TestRow[]> => {
  const scanned = new Set<string>();
  const budgets = readBudgets();
  const checks = targets.flatMap((target) =>
    buildChecks({
      target,
      budgets: budgetsOf(budgets, target),
      build: async () => sites.add(target, await measuredBuild(target)),
      scanned,
      say,
    }),
  );
  const rows = await runChecks({ now: () => performance.now(), say }, checks);
  sites.end(rows);
  return rows;
};
