import type { ReportRow } from '../harness/report';

/** What became of one mutant, and the file it stands in, from the package's `src`. */
export interface MutantOutcome {
  readonly file: string;
  /** As Stryker calls it: `Killed`, `Survived`, `NoCoverage`, `Timeout` … */
  readonly status: string;
}

const noticed: readonly string[] = ['Killed', 'Timeout'];
const unnoticed: readonly string[] = ['Survived', 'NoCoverage'];

/** How many in a hundred mutants the tests notice, of those that could be run; 100 where there is none. */
export function scoreOf(outcomes: readonly MutantOutcome[]): number {
  const count = (statuses: readonly string[]): number =>
    outcomes.filter(({ status }) => statuses.includes(status)).length;
  const [killed, left] = [count(noticed), count(unnoticed)];
  return killed + left === 0 ? 100 : (100 * killed) / (killed + left);
}

/** A row for each file, the weakest first. */
export function rowsOf(outcomes: readonly MutantOutcome[]): readonly ReportRow[] {
  const files = [...new Set(outcomes.map(({ file }) => file))];
  const rows = files.map((file) => {
    const own = outcomes.filter((outcome) => outcome.file === file);
    const countOf = (status: string): number => own.filter((outcome) => outcome.status === status).length;
    const values = {
      mutants: own.length,
      survived: countOf('Survived'),
      'without a test': countOf('NoCoverage'),
      'score %': scoreOf(own),
    };
    return { sample: file, values };
  });
  return rows.sort((one, other) => one.values['score %'] - other.values['score %']);
}
