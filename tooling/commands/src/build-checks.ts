import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BudgetResult,
  type BuiltScript,
  budgetsPath,
  findLateCode,
  findMissingFirstLoad,
  type MappedFile,
  type MeasuredBuild,
  measureBudgets,
  scanLegacy,
  scanOutput,
  sharesOfPackages,
  type TargetBudgets,
} from '@fjernsyn/config';
import type { Check } from './check';

/** A finished build: where it lies and what is in it. */
export interface Build extends MeasuredBuild {
  readonly outDir: string;
}

/** Dependencies of {@link buildChecks}. */
export interface BuildCheckDeps {
  readonly target: string;
  readonly budgets: TargetBudgets;
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
      file: budgetsPath,
      findFaults: async () => {
        const results = measureBudgets(await once(), budgets);
        for (const result of results.filter(({ fault }) => fault === null)) say(`    ${toLine(result)}`);
        return results.flatMap(({ name, fault }) => (fault === null ? [] : [`${name}: ${fault}`]));
      },
    },
    {
      title: `the first load of ${target} holds nothing that no start needs`,
      file: 'tooling/config/src/output/first-load.ts',
      findFaults: async () => {
        const scripts = await readFirstLoad(await once());
        const shares = sharesOfPackages(scripts).filter(({ kilobytes }) => kilobytes > 0);
        if (shares.length > 0)
          say(`    kB gzip: ${shares.map(({ name, kilobytes }) => `${name} ${kilobytes}`).join(', ')}`);
        return findLateCode(scripts);
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

const toLine = ({ name, kilobytes, ceiling }: BudgetResult): string => `${name}: ${kilobytes} of ${ceiling} kB gzip`;

/** The map of a script, where it has one: those that decide and load others have none. */
const readMap = async ({ outDir, files }: Build, path: string): Promise<MappedFile['map'] | undefined> => {
  const mapPath = `maps/${path.split('/').pop()}.map`;
  return files.some((file) => file.path === mapPath)
    ? JSON.parse(await readFile(join(outDir, mapPath), 'utf8'))
    : undefined;
};

/** The scripts of the first load that have a map. */
const readFirstLoad = async (build: Build): Promise<MappedFile[]> => {
  const scripts = await Promise.all(
    build.files
      .filter(({ path }) => build.firstLoad.includes(path))
      .map(async ({ path, gzipBytes }) => ({
        code: await readFile(join(build.outDir, path), 'utf8'),
        map: await readMap(build, path),
        gzipBytes,
      })),
  );
  return scripts.flatMap(({ map, ...script }) => (map === undefined ? [] : [{ ...script, map }]));
};

/** The scripts that engines of one kind fetch and nobody has scanned yet; none where a target has nothing for them. */
const readScripts = async (build: Build, wanted: 'modern' | 'legacy', scanned: Set<string>): Promise<BuiltScript[]> => {
  const { outDir, files, legacyFirstLoad } = build;
  if (wanted === 'legacy' && legacyFirstLoad.length === 0) return [];
  const scripts = files.filter(
    ({ path, engines }) =>
      path.endsWith('.js') && (engines === 'all' || engines === wanted) && !scanned.has(`${wanted} ${path}`),
  );
  for (const { path } of scripts) scanned.add(`${wanted} ${path}`);
  return Promise.all(
    scripts.map(async ({ path, kind }) => ({
      path,
      kind,
      code: await readFile(join(outDir, path), 'utf8'),
      map: await readMap(build, path),
    })),
  );
};
