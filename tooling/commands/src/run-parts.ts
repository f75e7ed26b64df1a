import { toSeconds } from './check';
import type { Part } from './test-options';
import { countRows, isGreen, type TestRow, toReport } from './tsv';

/** What running the parts stands on: the parts themselves, a clock in ms, somewhere to print and somewhere to report. */
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
  const rows: TestRow[] = [];
  const summary: string[] = [];
  for (const part of parts) {
    say(`\n${part}`);
    const startedAt = now();
    const found = await run[part]().catch((error: unknown) => [toFailedRow(part, error, say)]);
    rows.push(...found);
    const { passed, failed, skipped } = countRows(found);
    const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
    summary.push(`  ${part.padEnd(8)} ${toSeconds(now() - startedAt).padStart(8)}   ${counts}`);
  }
  const report = toReport(rows);
  writeReport(report);
  say('');
  for (const { status, title, file } of rows) if (status !== 'passed') say(`  ${status}: ${title} (${file})`);
  for (const line of summary) say(line);
  const counts = countRows(rows);
  if (counts.failed === 0 && !isGreen(counts, isCi)) say('A skipped test fails a run in CI.');
  say(report.trimEnd().split('\n').at(-1) ?? '');
  return isGreen(counts, isCi);
};

const toFailedRow = (part: Part, error: unknown, say: RunPartsDeps['say']): TestRow => {
  const reason = error instanceof Error ? error.message : String(error);
  say(reason);
  return { status: 'failed', title: `${part}: ${reason}`, file: 'tooling/commands/src/test.ts' };
};
