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

/** What a budget measures: the size after gzip of all files that count, or of the largest of them. */
interface Measure {
  readonly name: string;
  readonly of: 'sum' | 'largest';
  readonly counts: (file: MeasuredFile, build: MeasuredBuild) => boolean;
}

const isScriptOfOurs = (file: MeasuredFile): boolean =>
  file.path.endsWith('.js') && !/player$/.test(file.kind) && file.kind !== 'polyfill' && file.kind !== 'map';

const isOfFirstLoad = ({ path }: MeasuredFile, build: MeasuredBuild): boolean =>
  build.firstLoad.includes(path) || build.legacyFirstLoad.includes(path);

const measures = {
  firstLoad: {
    name: 'JavaScript until the first rail shows',
    of: 'sum',
    counts: (file, build) => isScriptOfOurs(file) && build.firstLoad.includes(file.path),
  },
  legacyFirstLoad: {
    name: 'JavaScript until the first rail shows, and polyfills, before Chromium 63',
    of: 'sum',
    counts: (file, build) => build.legacyFirstLoad.includes(file.path),
  },
  styles: { name: 'styles of the start', of: 'sum', counts: (file) => file.kind === 'style' },
  lateChunk: {
    name: 'largest late chunk',
    of: 'largest',
    counts: (file, build) => isScriptOfOurs(file) && file.kind === 'chunk' && !isOfFirstLoad(file, build),
  },
  polyfills: {
    name: 'polyfills',
    of: 'sum',
    counts: (file) => file.kind === 'polyfill' && file.engines !== 'legacy',
  },
  playerLibrary: { name: 'the player library', of: 'sum', counts: (file) => file.kind === 'player' },
} as const satisfies Readonly<Record<string, Measure>>;

/** The name of a budget in the budgets file. */
export type BudgetName = keyof typeof measures;

/** One budget of a target, in kB of 1000 bytes after gzip: what the last build came to, and what none may exceed. */
export interface Budget {
  readonly kilobytes: number;
  readonly ceiling: number;
}

/** The budgets of one target. */
export type TargetBudgets = Readonly<Partial<Record<BudgetName, Budget>>>;

/** What a budget came to: its size beside its numbers, and what is wrong with that in words, where something is. */
export interface BudgetResult {
  readonly name: string;
  readonly kilobytes: number;
  readonly ceiling: number;
  readonly fault: string | null;
}

/** The file that holds the budgets, from the root of the repository. */
export const budgetsPath = 'tooling/config/budgets.json';

/** How far a size may be from the number in the file: 1 %, but at least 0.1 and at most 0.5 kB. */
export const toleranceOf = (kilobytes: number): number => Math.min(0.5, Math.max(0.1, kilobytes / 100));

const sizeOf = (build: MeasuredBuild, name: BudgetName): number => {
  const { of, counts }: Measure = measures[name];
  const sizes = build.files.filter((file) => counts(file, build)).map((file) => file.gzipBytes);
  const bytes = of === 'sum' ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes);
  return Math.round(bytes / 100) / 10;
};

const namesOf = (budgets: TargetBudgets): BudgetName[] =>
  (Object.keys(measures) as BudgetName[]).filter((name) => budgets[name] !== undefined);

const faultOf = (size: number, { kilobytes, ceiling }: Budget): string | null => {
  if (size > ceiling) {
    return `${size} kB is over the ceiling of ${ceiling} kB. Make it smaller, or raise the ceiling in ${budgetsPath} and say in the commit what for.`;
  }
  if (Math.abs(size - kilobytes) <= toleranceOf(kilobytes)) return null;
  return `${size} kB, but ${budgetsPath} says ${kilobytes} kB. Run "npm run budgets" and commit the file, so that the change is seen.`;
};

/** Measures a build. A size is a fault over its ceiling, and where it is far from the number in the file. */
export const measureBudgets = (build: MeasuredBuild, budgets: TargetBudgets): BudgetResult[] =>
  namesOf(budgets).map((name) => {
    const size = sizeOf(build, name);
    const budget = budgets[name] as Budget;
    return { name: measures[name].name, kilobytes: size, ceiling: budget.ceiling, fault: faultOf(size, budget) };
  });

/** The budgets of a target with the sizes of a build as their numbers; the ceilings stay. */
export const withSizesOf = (build: MeasuredBuild, budgets: TargetBudgets): TargetBudgets =>
  Object.fromEntries(
    namesOf(budgets).map((name) => [name, { kilobytes: sizeOf(build, name), ceiling: budgets[name]?.ceiling }]),
  );

/** Scripts that a build says it fetches first and does not have: without them the first load would look light. */
export const findMissingFirstLoad = (build: MeasuredBuild): string[] => {
  if (build.firstLoad.length === 0) return ['the build names no script that is fetched first'];
  const paths = new Set(build.files.map(({ path }) => path));
  return [...build.firstLoad, ...build.legacyFirstLoad]
    .filter((path) => !paths.has(path))
    .map((path) => `${path}: fetched first, and not in the build`);
};
