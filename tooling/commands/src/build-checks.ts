import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Budget,
  type BudgetResult,
  type BuiltScript,
  findMissingFirstLoad,
  type MeasuredBuild,
  measureBudgets,
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
  readonly say: (line: string) => void;
}

/** The checks of a target's production build, in their order; the first makes the build that the others look at. */
export const buildChecks = ({ target, budgets, build, say }: BuildCheckDeps): Check[] => {
  let built: Promise<Build> | undefined;
  const once = (): Promise<Build> => {
    built ??= build();
    return built;
  };
  return [
    {
      title: `the app for ${target} builds`,
      file: 'tooling/packager/src/build-target.ts',
      findFaults: async () => findMissingFirstLoad(await once()),
    },
    {
      title: `every size of ${target} is within its budget`,
      file: 'tooling/config/src/budgets.ts',
      findFaults: async () => {
        const results = measureBudgets(await once(), budgets);
        for (const result of results.filter(({ isKept }) => isKept)) say(`    ${toLine(result)}`);
        return results.filter(({ isKept }) => !isKept).map((result) => `over budget: ${toLine(result)}`);
      },
    },
    {
      title: `no script of ${target} asks for more than Chromium 63 has`,
      file: 'tooling/config/src/scan-output.ts',
      findFaults: async () => scanOutput(await readScripts(await once())),
    },
  ];
};

const toLine = ({ name, gzipBytes, limitGzipBytes }: BudgetResult): string =>
  `${name}: ${toKilobytes(gzipBytes)} of ${toKilobytes(limitGzipBytes)} kB gzip`;

const toKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const readScripts = ({ outDir, files }: Build): Promise<BuiltScript[]> =>
  Promise.all(
    files
      .filter(({ path }) => path.endsWith('.js'))
      .map(async ({ path, kind }) => ({ path, kind, code: await readFile(join(outDir, path), 'utf8') })),
  );
