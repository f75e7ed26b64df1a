import { HOUSE, type HouseRow, NEVER_IMPORTED } from './house-table';
import { DEPENDENCY_KINDS, SCOPE, type WorkspacePackage } from './workspace';

/** Libraries that any package may name among its devDependencies: they run in tests and checks alone. */
const testLibraries = /^(typescript|vitest|happy-dom|@types\/.+|storybook|@storybook\/.+|react-dom|acorn)$/;

/** The row of a package's first tag, where it has one that the table knows. */
export const rowOf = (workspacePackage: WorkspacePackage): HouseRow | undefined =>
  HOUSE[workspacePackage.tags[0] ?? ''];

/** [HO1] Packages without a tag, with an unknown one, with several, or standing in another folder than the table says. */
export const findTagViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages.flatMap((each) => {
    if (each.tags.length !== 1) return [`${each.folder}: turbo.json must give it one tag, not ${each.tags.length}`];
    const row = rowOf(each);
    if (row === undefined) return [`${each.folder}: the tag "${each.tags[0]}" is not in the house's table`];
    const name = `${SCOPE}${each.tags[0]}`;
    if (row.folder !== each.folder) return [`${each.folder}: the table puts "${each.tags[0]}" into ${row.folder}`];
    return each.manifest.name === name ? [] : [`${each.folder}: is called ${each.manifest.name}, not ${name}`];
  });

/** [HO2] Direct dependencies between packages, for whatever purpose, that the table does not allow. */
export const findEdgeViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages.flatMap((each) => {
    const row = rowOf(each);
    return namesOf(each)
      .filter((name) => name.startsWith(SCOPE))
      .map((name) => name.slice(SCOPE.length))
      .filter((target) => !isAllowed(row, target))
      .map((target) => `${each.folder}: may not depend on ${SCOPE}${target}`);
  });

const isAllowed = (row: HouseRow | undefined, target: string): boolean => {
  if (row === undefined || NEVER_IMPORTED.includes(target)) return false;
  return row.mayImport === 'anything' || row.mayImport.includes(target);
};

/** [HO3] Libraries on a floor that must not know them. */
export const findLibraryViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages.flatMap((each) => {
    const row = rowOf(each);
    if (row?.libraries === 'anything') return [];
    const runtime = [each.manifest.dependencies, each.manifest.peerDependencies, each.manifest.optionalDependencies];
    const running = runtime.flatMap((list) => Object.keys(list ?? {})).filter((name) => !name.startsWith(SCOPE));
    const testing = Object.keys(each.manifest.devDependencies ?? {}).filter((name) => !name.startsWith(SCOPE));
    return [
      ...running
        .filter((name) => !row?.libraries.includes(name))
        .map((name) => `${each.folder}: ${name} does not belong on this floor`),
      ...testing
        .filter((name) => !testLibraries.test(name) && !row?.libraries.includes(name))
        .map((name) => `${each.folder}: ${name} does not belong among its devDependencies`),
    ];
  });

/** [HO4] Doors into a package other than its index and, where there are fakes or examples, `./testing` and `./examples`. */
export const findExportsViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages.flatMap((each) =>
    Object.entries(each.manifest.exports ?? {})
      .filter(([door, target]) => doorsOf(each)[door] !== target)
      .map(([door, target]) => `${each.folder}: exports "${door}" as ${JSON.stringify(target)}`),
  );

const moreDoors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contracts: { './examples': './src/examples/index.ts', './shapes': './src/shapes/index.ts' },
  brand: { './brands': './src/brands/index.ts' },
  ui: { './theme': './src/theme/index.ts' },
};

const doorsOf = (each: WorkspacePackage): Readonly<Record<string, string>> => ({
  '.': './src/index.ts',
  './testing': './src/testing/index.ts',
  ...moreDoors[each.tags[0] ?? ''],
});

/** [HO5] Manifests that are not private, do not say what has side effects, or name a version themselves. */
export const findManifestViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages.flatMap(({ folder, manifest }) => [
    ...(manifest.private === true ? [] : [`${folder}: must be private`]),
    ...(manifest.sideEffects === undefined ? [`${folder}: must state sideEffects`] : []),
    ...DEPENDENCY_KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([name, range]) => range !== (name.startsWith(SCOPE) ? 'workspace:*' : 'catalog:'))
      .map(([name, range]) => `${folder}: ${name} is "${range}": ours are "workspace:*", others "catalog:"`),
  ]);

const namesOf = ({ manifest }: WorkspacePackage): string[] =>
  DEPENDENCY_KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
