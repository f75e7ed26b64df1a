import { PARTS, type Part } from './test-options';

/** What each part of `npm test` may take on two quiet cores, in seconds. */
export const PART_BUDGETS_SECONDS = {
  static: 40,
  unit: 60,
  stories: 60,
  builds: 30,
  browser: 200,
  engines: 60,
} as const satisfies Readonly<Record<Part, number>>;

/** What the whole of `npm test` may take there, with installing, in seconds. */
export const WHOLE_BUDGET_SECONDS = 480;

/** The budget of some parts together; the whole run has one of its own. */
export const budgetOf = (parts: readonly Part[]): number =>
  parts.length === PARTS.length
    ? WHOLE_BUDGET_SECONDS
    : parts.reduce((sum, part) => sum + PART_BUDGETS_SECONDS[part], 0);
