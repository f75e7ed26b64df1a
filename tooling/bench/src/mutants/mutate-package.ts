import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import type { MutantOutcome } from './mutant-scores';

/** The files of a package that hold code of its own, from the root of the repository. */
export async function filesToMutate(name: string): Promise<readonly string[]> {
  const folder = `packages/${name}/src`;
  const paths = await readdir(folder, { recursive: true });
  const isCode = (path: string): boolean =>
    /\.ts$/.test(path) && !/\.test\.ts$|(^|\/)(testing\/|index\.ts$)/.test(path);
  return paths.filter(isCode).map((path) => `${folder}/${path}`);
}

/** Changes files of a package place by place, and runs the tests that reach each place; the report with every mutant goes to `reports/mutants-<name>.json`. */
export async function mutateFiles(name: string, files: readonly string[]): Promise<readonly MutantOutcome[]> {
  const stryker = new Stryker({
    plugins: [createRequire(import.meta.url).resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'tooling/bench/src/mutants/vitest.config.ts', dir: `packages/${name}`, related: false },
    coverageAnalysis: 'perTest',
    mutate: [...files],
    // What the tests of one package need of the repository.
    ignorePatterns: [
      '**',
      '!packages/**',
      '!tooling/bench/src/mutants/**',
      '!tooling/config/*.json',
      '!/*.json',
      '!/*.yaml',
      '**/node_modules',
    ],
    tempDirName: 'reports/mutants',
    cleanTempDir: 'always',
    // It would rewrite this by the compiler's interface before TypeScript 7.
    tsconfigFile: 'none.json',
    // Most of the time goes by in waiting for tests that a mutant has left without an end.
    concurrency: availableParallelism(),
    // Loops without end are found by counting: the limit in time is for those that the counting does not reach.
    timeoutMS: 15_000,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `reports/mutants-${name}.json` },
  });
  const results = await stryker.runMutationTest();
  return results.map(({ fileName, status }) => ({ file: fileName.replace(/^.*\/src\//, ''), status }));
}
