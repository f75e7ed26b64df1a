import { toSeconds } from './check';
import { budgetOf } from './part-budgets';
import type { Part } from './test-options';
import { countRows, type TestRow } from './tsv';

/** What one part of `npm test` came to. */
export interface PartOutcome {
  readonly part: Part;
  readonly durationMs: number;
  readonly rows: readonly TestRow[];
}

const SLOWEST_COUNT = 10;

/** The lines that `npm test` ends with: what did not pass, the slowest tests, and each part's time beside its budget. */
export const toSummary = (outcomes: readonly PartOutcome[]): string[] => {
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  const wholeMs = outcomes.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return [
    ...rows.filter(({ status }) => status !== 'passed').map((row) => `  ${row.status}: ${row.title} (${row.file})`),
    ...toSlowest(rows),
    'parts, with their budgets on two quiet cores',
    ...outcomes.map((outcome) => {
      const { passed, failed, skipped } = countRows(outcome.rows);
      const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
      return `  ${outcome.part.padEnd(8)} ${toTime(outcome.durationMs, [outcome.part])}   ${counts}`;
    }),
    ...(outcomes.length > 1
      ? [
          `  together ${toTime(
            wholeMs,
            outcomes.map(({ part }) => part),
          )}`,
        ]
      : []),
  ];
};

const toSlowest = (rows: readonly TestRow[]): string[] => {
  const slowest = [...rows].sort((one, other) => other.durationMs - one.durationMs).slice(0, SLOWEST_COUNT);
  if (slowest.length === 0) return [];
  const lines = slowest.map((row) => `  ${toSeconds(row.durationMs).padStart(8)}   ${row.title} (${row.file})`);
  return [`the slowest ${slowest.length === 1 ? 'test' : `${slowest.length} tests`}`, ...lines];
};

/** A time beside its budget. Exceeding it is marked and fails nothing, as machines differ. */
const toTime = (durationMs: number, parts: readonly Part[]): string => {
  const budgetSeconds = budgetOf(parts);
  const isOver = durationMs > budgetSeconds * 1000;
  return `${toSeconds(durationMs).padStart(8)} of ${String(budgetSeconds).padStart(3)} s${isOver ? ', OVER BUDGET' : ''}`;
};
