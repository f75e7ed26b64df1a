/** What a budget needs to know of a built file. */
export interface MeasuredFile {
  readonly path: string;
  readonly gzipBytes: number;
  readonly kind: string;
  /** Who fetches it: engines from Chromium 63 on, older ones, or both. */
  readonly engines: 'all' | 'modern' | 'legacy';
}

/** A finished build as the budgets see it: its files, and the paths of the scripts fetched before the first rail shows. */
export interface MeasuredBuild {
  readonly files: readonly MeasuredFile[];
  readonly firstLoad: readonly string[];
  /** The same for engines before Chromium 63, polyfills among them; empty where a target has no scripts for them. */
  readonly legacyFirstLoad: readonly string[];
}

/** One size that may not grow unnoticed; a limit in bytes after gzip, of all matching files or of the largest of them. */
export interface Budget {
  readonly name: string;
  readonly limitGzipBytes: number;
  readonly of: 'sum' | 'largest';
  readonly counts: (file: MeasuredFile, build: MeasuredBuild) => boolean;
}

/** What a budget came to. */
export interface BudgetResult {
  readonly name: string;
  readonly gzipBytes: number;
  readonly limitGzipBytes: number;
  readonly isKept: boolean;
}

const isScriptOfOurs = (file: MeasuredFile): boolean =>
  file.path.endsWith('.js') && file.kind !== 'player' && file.kind !== 'polyfill' && file.kind !== 'map';

const FIRST_LOAD = 'JavaScript until the first rail shows';

const firstLoadBudget = (limitGzipBytes: number): Budget => ({
  name: FIRST_LOAD,
  limitGzipBytes,
  of: 'sum',
  counts: (file, build) => isScriptOfOurs(file) && build.firstLoad.includes(file.path),
});

const isOfFirstLoad = ({ path }: MeasuredFile, build: MeasuredBuild): boolean =>
  build.firstLoad.includes(path) || build.legacyFirstLoad.includes(path);

const legacyFirstLoadBudget: Budget = {
  name: `${FIRST_LOAD}, and polyfills, before Chromium 63`,
  limitGzipBytes: 260_000,
  of: 'sum',
  counts: (file, build) => build.legacyFirstLoad.includes(file.path),
};

const SHARED_BUDGETS: readonly Budget[] = [
  { name: 'styles', limitGzipBytes: 12_000, of: 'sum', counts: (file) => file.kind === 'style' },
  {
    name: 'largest lazy chunk',
    limitGzipBytes: 40_000,
    of: 'largest',
    counts: (file, build) => isScriptOfOurs(file) && file.kind === 'chunk' && !isOfFirstLoad(file, build),
  },
  {
    name: 'polyfills',
    limitGzipBytes: 35_000,
    of: 'sum',
    counts: (file) => file.kind === 'polyfill' && file.engines !== 'legacy',
  },
  { name: 'the player library', limitGzipBytes: 285_000, of: 'sum', counts: (file) => file.kind === 'player' },
];

/** The sizes of the web, kB being 1000 bytes. */
export const WEB_BUDGETS: readonly Budget[] = [firstLoadBudget(141_200), ...SHARED_BUDGETS];

/** The sizes of a television's app, whose first load contains the loader of its scripts. */
export const TELEVISION_BUDGETS: readonly Budget[] = [
  firstLoadBudget(170_000),
  legacyFirstLoadBudget,
  ...SHARED_BUDGETS,
];

/** Measures a build; a budget that nothing counts towards is kept with 0, but for the first load, which must be found. */
export const measureBudgets = (build: MeasuredBuild, budgets: readonly Budget[] = WEB_BUDGETS): BudgetResult[] =>
  budgets.map(({ name, limitGzipBytes, of, counts }) => {
    const sizes = build.files.filter((file) => counts(file, build)).map((file) => file.gzipBytes);
    const gzipBytes = of === 'sum' ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes);
    return { name, gzipBytes, limitGzipBytes, isKept: gzipBytes <= limitGzipBytes };
  });

/** Scripts that a build says it fetches first and does not have: without them the first load would look light. */
export const findMissingFirstLoad = (build: MeasuredBuild): string[] => {
  if (build.firstLoad.length === 0) return ['the build names no script that is fetched first'];
  const paths = new Set(build.files.map(({ path }) => path));
  return [...build.firstLoad, ...build.legacyFirstLoad]
    .filter((path) => !paths.has(path))
    .map((path) => `${path}: fetched first, and not in the build`);
};
