import { type PartOutcome, toSummary } from './summary';
import type { Part } from './test-options';
import { countRows, isGreen, type TestRow, toReport } from './tsv';

/** Dependencies of {@link runParts}: the parts themselves, a clock in ms, somewhere to print and somewhere to report. */
export interface RunPartsDeps {
  readonly run: Readonly<Record<Part, () => Promise<TestRow[]>>>;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly writeReport: (report: string) => void;
  readonly isCi: boolean;
}

/** Runs the parts one after the other, whatever the earlier came to; writes the report and tells whether the run is green. */
export const runParts = async (deps: RunPartsDeps, parts: readonly Part[]): Promise<boolean> => {
  const { run, now, say, writeReport, isCi } = deps;
  const outcomes: PartOutcome[] = [];
  for (const part of parts) {
    say(`\n${part}`);
    const startedAt = now();
    const rows = await run[part]().catch((error: unknown) => [toFailedRow(part, error, say)]);
    outcomes.push({ part, rows, durationMs: now() - startedAt });
  }
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  const report = toReport(rows);
  writeReport(report);
  say('');
  for (const line of toSummary(outcomes)) say(line);
  const counts = countRows(rows);
  if (counts.failed === 0 && !isGreen(counts, isCi)) say('A skipped test fails a run in CI.');
  say(report.trimEnd().split('\n').at(-1) ?? '');
  return isGreen(counts, isCi);
};

const toFailedRow = (part: Part, error: unknown, say: RunPartsDeps['say']): TestRow => {
  const reason = error instanceof Error ? error.message : String(error);
  say(reason);
  return { status: 'failed', title: `${part}: ${reason}`, file: 'tooling/commands/src/test.ts', durationMs: 0 };
};
