import type { Goal } from '../harness/goal';
import type { Soak } from '../harness/report';
import { drawBatches } from '../mutants/draw-batches';
import { type MutantOutcome, rowsOf, scoreOf } from '../mutants/mutant-scores';
import { filesToMutate, mutateFiles } from '../mutants/mutate-package';

/** The domain packages, the quickest first. */
const packages = ['lists', 'session', 'catalogue', 'focus', 'player', 'shell'];
const leastScore = 85;
const msPerMinute = 60_000;

/** Domain packages changed place by place: of a hundred changes the tests must notice 85. */
export const mutantsSoak: Soak = {
  name: 'mutants',
  about: `${packages.join(', ')}, or those named behind it, changed place by place: tests notice ${leastScore} % of it; --minutes tries files by chance for as long, a package`,
  parts: packages,
  async run(say, { parts = packages, minutes }) {
    const tables = [];
    const goals: Goal[] = [];
    const facts: string[] = [];
    for (const name of parts) {
      const files = await filesToMutate(name);
      say(`Changing ${name} …`);
      const outcomes = minutes === undefined ? await mutateFiles(name, files) : await mutateFor(minutes, name, files);
      const tried = new Set(outcomes.map(({ file }) => file)).size;
      facts.push(`${name}: ${outcomes.length} mutants in ${tried} of ${files.length} files`);
      tables.push({ title: name, rows: rowsOf(outcomes) });
      goals.push({ what: name, measured: scoreOf(outcomes), bound: 'at least', limit: leastScore, unit: '%' });
    }
    return { facts, tables, goals, faults: [] };
  },
};

/** Tries files by chance until the time is over, some at a time and each of them whole. */
async function mutateFor(minutes: number, name: string, files: readonly string[]): Promise<readonly MutantOutcome[]> {
  const end = Date.now() + minutes * msPerMinute;
  const outcomes: MutantOutcome[] = [];
  for (const batch of drawBatches(files, Math.random)) {
    if (outcomes.length > 0 && Date.now() >= end) break;
    outcomes.push(...(await mutateFiles(name, batch)));
  }
  return outcomes;
}
