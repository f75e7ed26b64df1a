import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Budget,
  type BudgetResult,
  type BuiltScript,
  findMissingFirstLoad,
  type MeasuredBuild,
  measureBudgets,
  scanLegacy,
  scanOutput,
} from '@fjernsyn/config';
import type { Check } from './check';

/** A finished build: where it lies and what is in it. */
export interface Build extends MeasuredBuild {
  readonly outDir: string;
}

/** What the checks of a build stand on. */
export interface BuildCheckDeps {
  readonly target: string;
  readonly budgets: readonly Budget[];
  readonly build: () => Promise<Build>;
  /** The scripts that were scanned for a target before, which is told of more: their names say what they contain. */
  readonly scanned: Set<string>;
  readonly say: (line: string) => void;
}

/** The checks of a target's production build, in their order; the first makes the build that the others look at. */
export const buildChecks = ({ target, budgets, build, scanned, say }: BuildCheckDeps): Check[] => {
  let built: Promise<Build> | undefined;
  const once = (): Promise<Build> => {
    built ??= build();
    return built;
  };
  return [
    {
      title: `the app for ${target} builds`,
      file: 'tooling/packager/src/site/build-target.ts',
      findFaults: async () => findMissingFirstLoad(await once()),
    },
    {
      title: `every size of ${target} is within its budget`,
      file: 'tooling/config/src/output/budgets.ts',
      findFaults: async () => {
        const results = measureBudgets(await once(), budgets);
        for (const result of results.filter(({ isKept }) => isKept)) say(`    ${toLine(result)}`);
        return results.filter(({ isKept }) => !isKept).map((result) => `over budget: ${toLine(result)}`);
      },
    },
    {
      title: `no script of ${target} asks for more than Chromium 63 has`,
      file: 'tooling/config/src/output/scan-output.ts',
      findFaults: async () => scanOutput(await readScripts(await once(), 'modern', scanned)),
    },
    {
      title: `no older engine meets more than ES5 in ${target}`,
      file: 'tooling/config/src/output/scan-legacy.ts',
      findFaults: async () => scanLegacy(await readScripts(await once(), 'legacy', scanned)),
    },
  ];
};

const toLine = ({ name, gzipBytes, limitGzipBytes }: BudgetResult): string =>
  `${name}: ${toKilobytes(gzipBytes)} of ${toKilobytes(limitGzipBytes)} kB gzip`;

const toKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The scripts that engines of one kind fetch and nobody has scanned yet; none where a target has nothing for them. */
const readScripts = async (
  { outDir, files, legacyFirstLoad }: Build,
  wanted: 'modern' | 'legacy',
  scanned: Set<string>,
): Promise<BuiltScript[]> => {
  if (wanted === 'legacy' && legacyFirstLoad.length === 0) return [];
  const scripts = files.filter(
    ({ path, engines }) =>
      path.endsWith('.js') && (engines === 'all' || engines === wanted) && !scanned.has(`${wanted} ${path}`),
  );
  for (const { path } of scripts) scanned.add(`${wanted} ${path}`);
  return Promise.all(
    scripts.map(async ({ path, kind }) => ({ path, kind, code: await readFile(join(outDir, path), 'utf8') })),
  );
};
