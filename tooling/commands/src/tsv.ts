/** What a test came to. */
export type TestStatus = 'passed' | 'failed' | 'skipped';

/** One line of the test report: its outcome, its full title, its file relative to the repository, and how long it ran. */
export interface TestRow {
  readonly status: TestStatus;
  readonly title: string;
  readonly file: string;
  /** 0 for a failure outside any test. */
  readonly durationMs: number;
}

/** How many rows came to each status. */
export type TestCounts = Readonly<Record<TestStatus, number>>;

/** One row as one tab-separated line; tabs and line breaks inside a field become single spaces. */
export const toTsvLine = ({ status, title, file, durationMs }: TestRow): string =>
  [status, title, file, String(Math.round(durationMs))].map(toField).join('\t');

const toField = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads lines written by `toTsvLine`; throws on a line that is none. */
export const parseTsv = (text: string): TestRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [status, title, file, durationMs] = line.split('\t');
      if (!isStatus(status) || title === undefined || file === undefined || !/^\d+$/.test(durationMs ?? ''))
        throw new Error(`Not a report line: ${line}`);
      return { status, title, file, durationMs: Number(durationMs) };
    });

const isStatus = (text: string | undefined): text is TestStatus =>
  text === 'passed' || text === 'failed' || text === 'skipped';

/** Counts rows by status. */
export const countRows = (rows: readonly TestRow[]): TestCounts => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const row of rows) counts[row.status] += 1;
  return counts;
};

/** The whole report: a line for each row, then the closing line with the counts. */
export const toReport = (rows: readonly TestRow[]): string => {
  const { passed, failed, skipped } = countRows(rows);
  return [...rows.map(toTsvLine), `${passed} passed, ${failed} failed, ${skipped} skipped`, ''].join('\n');
};

/** Whether a run with these counts may call itself green: nothing failed, and in CI nothing was skipped either. */
export const isGreen = (counts: TestCounts, isCi: boolean): boolean =>
  counts.failed === 0 && (!isCi || counts.skipped === 0);
