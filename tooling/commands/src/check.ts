import type { TestRow } from './tsv';

/** One check of `npm test`: what it is called, the file that sets it up, and how to find its faults (none when it passes). */
export interface Check {
  readonly title: string;
  readonly file: string;
  readonly findFaults: () => Promise<readonly string[]>;
}

/** What running one check needs: a clock in ms, and somewhere to say what came of it. */
export interface CheckDeps {
  readonly now: () => number;
  readonly say: (line: string) => void;
}

/** Runs one check, prints its faults and what it took, and returns its row; a check that throws has failed. */
export const runCheck = async ({ now, say }: CheckDeps, { title, file, findFaults }: Check): Promise<TestRow> => {
  const startedAt = now();
  const faults = await findFaults().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  const durationMs = now() - startedAt;
  const mark = faults.length === 0 ? '✓' : '✗';
  say(`  ${mark} ${title} (${toSeconds(durationMs)})`);
  for (const fault of faults) say(fault.replace(/^/gm, '    '));
  return { status: faults.length === 0 ? 'passed' : 'failed', title, file, durationMs };
};

/** Runs checks one after the other, and returns their rows. */
export const runChecks = async (deps: CheckDeps, checks: readonly Check[]): Promise<TestRow[]> => {
  const rows: TestRow[] = [];
  for (const check of checks) rows.push(await runCheck(deps, check));
  return rows;
};

/** Runs checks that leave each other alone at the same time, and returns their rows in the order of the checks. */
export const runChecksAtOnce = (deps: CheckDeps, checks: readonly Check[]): Promise<TestRow[]> =>
  Promise.all(checks.map((check) => runCheck(deps, check)));

/** A duration as `npm test` prints it: `3.2 s`. */
export const toSeconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(1)} s`;
