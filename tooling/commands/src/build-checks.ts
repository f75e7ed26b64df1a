import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
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
  readonly build: () => Promise<Build>;
  readonly say: (line: string) => void;
}

/** The checks of a target's production build, in their order; the first makes the build that the others look at. */
export const buildChecks = ({ build, say }: BuildCheckDeps): Check[] => {
  let built: Promise<Build> | undefined;
  const once = (): Promise<Build> => {
    built ??= build();
    return built;
  };
  return [
    {
      title: 'the web app builds',
      file: 'tooling/packager/src/build-web.ts',
      findFaults: async () => findMissingFirstLoad(await once()),
    },
    {
      title: 'every size is within its budget',
      file: 'tooling/config/src/budgets.ts',
      findFaults: async () => {
        const results = measureBudgets(await once());
        for (const result of results.filter(({ isKept }) => isKept)) say(`    ${toLine(result)}`);
        return results.filter(({ isKept }) => !isKept).map((result) => `over budget: ${toLine(result)}`);
      },
    },
    {
      title: 'no script asks for more than Chromium 63 has',
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
