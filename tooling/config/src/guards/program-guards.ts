import { dirname, join } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { readJson } from './workspace';

/** What one tsconfig has the compiler check, and how. */
export interface Compiled {
  /** The tsconfig from the repository's root. */
  readonly path: string;
  /** Its options, with those that it inherits. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What it includes, from the repository's root. */
  readonly sources: readonly string[];
}

interface Tsconfig {
  readonly extends?: string;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly include?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

/** Reads a tsconfig of the repository at `root`. */
export const readCompiled = (root: string, path: string): Compiled => {
  const { include = [], ...tsconfig } = readTsconfig(root, path);
  return { path, options: optionsOf(root, path, tsconfig), sources: include.map((each) => join(dirname(path), each)) };
};

/** Reads the programs in which the compiler checks the repository at `root`, as its tsconfig.json names them. */
export const readPrograms = (root: string): Compiled[] =>
  (readTsconfig(root, 'tsconfig.json').references ?? [])
    .map(({ path }) => (path.endsWith('.json') ? path : `${path}/tsconfig.json`))
    .map((path) => readCompiled(root, path));

const readTsconfig = (root: string, path: string): Tsconfig => readJson<Tsconfig>(join(root, path), {});

const optionsOf = (root: string, path: string, tsconfig: Tsconfig): Readonly<Record<string, unknown>> => {
  if (tsconfig.extends === undefined) return { ...tsconfig.compilerOptions };
  const parent = join(dirname(path), tsconfig.extends);
  return { ...optionsOf(root, parent, readTsconfig(root, parent)), ...tsconfig.compilerOptions };
};

/** [HO740] Sources of packages that no program takes, or several do, or one with other options than the package's own tsconfig has. */
export const findProgramViolations = (packages: readonly Compiled[], programs: readonly Compiled[]): string[] =>
  packages.flatMap(({ path, options, sources }) =>
    sources.flatMap((source) => {
      // Declarations alone may stand in several.
      if (source.endsWith('.d.ts') && programs.some((program) => program.sources.includes(source))) return [];
      const [program, ...more] = programs.filter((each) => each.sources.includes(source));
      if (program === undefined) return [`${source}: is in no program of tsconfig.json`];
      if (more.length > 0) return [`${source}: is in several programs of tsconfig.json`];
      return Object.entries(options)
        .filter(([name, value]) => !isDeepStrictEqual(program.options[name], value))
        .map(([name]) => `${path}: has another ${name} than ${program.path}, which checks it`);
    }),
  );
