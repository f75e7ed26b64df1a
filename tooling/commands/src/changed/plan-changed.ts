import { PARTS, type Part } from '../test-options';
import type { Selection } from '../vitest-part';
import type { Changes } from './find-changes';

/** The targets of the product. */
export type Target = 'web' | 'tizen' | 'webos' | 'hbbtv';

/** What `npm test -- --changed` runs of each part, and what it leaves out. */
export interface ChangedPlan {
  /** The parts with anything to run, in the order of a full run. */
  readonly parts: readonly Part[];
  /** Whether a style or its linter changed. */
  readonly hasStyles: boolean;
  readonly unit: Selection;
  readonly stories: Selection;
  readonly targets: readonly Target[];
  readonly browser: Selection;
  readonly engines: Selection;
  readonly leftOut: readonly string[];
}

const targets: readonly Target[] = ['web', 'tizen', 'webos', 'hbbtv'];

/** Files that every unit test stands on: after a change of one, all run. */
const foundations = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|vitest\.config\.ts|tsconfig\.base\.json)$/;

/** Tests that read the files of all packages themselves, which no graph of imports tells: they always run. */
const readers = /^(tooling\/config|apps\/storybook)\/src\//;

/** Packages whose components have stories, and the stage around them. */
const drawn = /^(packages\/(ui|client|brand)|apps\/storybook)\//;

const stage = /^apps\/storybook\/(\.storybook|src|vitest\.config)/;

/** What is shipped or what bundles it. */
const shipped = /^(packages\/[^/]+\/src|tooling\/packager\/src)\//;

const unshipped = /\.(test|stories)\.tsx?$|\/testing\/|\.md$/;

/** The journeys that stand for all others: the first from start to a playing film. */
const firstJourney = 'tooling/e2e/src/browser/first-journeys.test.ts';

const journeyFolders = { browser: 'tooling/e2e/src/browser/', engines: 'tooling/e2e/src/engines/' } as const;

const journeyOf = (target: Target): RegExp => new RegExp(`/on-${target}(-[a-z-]+)?\\.test\\.ts$`);

/** Plans what the changed files can break: vitest's graph finds unit tests and stories, a small table the rest. */
export function planChanged({ files, tests }: Changes): ChangedPlan {
  const isShipped = (file: string): boolean => shipped.test(file) && !unshipped.test(file);
  const changedTargets = targets.filter((target) =>
    files.some((file) => file.startsWith(`apps/${target}/`) || (target === 'web' && isShipped(file))),
  );
  const journeys = tests.filter((test) => test.startsWith(journeyFolders.browser));
  const browser = journeys.filter(
    (test) =>
      files.includes(test) ||
      (test === firstJourney && changedTargets.includes('web')) ||
      changedTargets.some((target) => journeyOf(target).test(test)),
  );
  const engines = files.filter((file) => tests.includes(file) && file.startsWith(journeyFolders.engines));
  const stories = toStories(files);
  const runs: Readonly<Record<Part, boolean>> = {
    static: files.length > 0,
    unit: files.length > 0,
    stories: stories.related?.length !== 0,
    builds: changedTargets.length > 0,
    browser: browser.length > 0,
    engines: engines.length > 0,
  };
  return {
    parts: PARTS.filter((part) => runs[part]),
    hasStyles: files.some((file) => file.endsWith('.css') || file.startsWith('stylelint.config')),
    unit: toUnit(files, tests),
    stories,
    targets: changedTargets,
    browser: { files: browser },
    engines: { files: engines },
    leftOut: [
      ...(runs.stories ? [] : ['stories: no file of ui, client, brand or storybook changed']),
      `builds of ${targets.filter((target) => !changedTargets.includes(target)).join(', ') || 'none'}`,
      `${journeys.length - browser.length} of ${journeys.length} files of journeys in the browser`,
      engines.length > 0 ? 'most journeys in old engines' : 'every journey in old engines',
    ],
  };
}

function toUnit(files: readonly string[], tests: readonly string[]): Selection {
  if (files.some((file) => foundations.test(file))) return {};
  const units = tests.filter((test) => Object.values(journeyFolders).every((folder) => !test.startsWith(folder)));
  const unread = files.filter((file) => !isInGraph(file) && !file.endsWith('.md')).map(packageOf);
  const chosen = units.filter((test) => readers.test(test) || unread.includes(packageOf(test)));
  return { related: [...new Set([...files.filter(isInGraph), ...chosen])] };
}

function toStories(files: readonly string[]): Selection {
  if (files.some((file) => stage.test(file) && !/\.(test\.tsx?|md)$/.test(file))) return {};
  return {
    related: files.filter((file) => drawn.test(file) && /\.(tsx?|css)$/.test(file) && !file.includes('.test.')),
  };
}

/** Whether imports lead to a file, and nothing but imports: styles, data and plain scripts are read by tests as files too. */
const isInGraph = (file: string): boolean => /\.tsx?$/.test(file);

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');
