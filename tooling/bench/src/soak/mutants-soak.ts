import type { Goal } from '../harness/goal';
import type { Soak } from '../harness/report';
import { rowsOf, scoreOf } from '../mutants/mutant-scores';
import { mutatePackage } from '../mutants/mutate-package';

/** The domain packages, the quickest first. */
const packages = ['lists', 'session', 'catalogue', 'focus', 'player', 'shell'];
const leastScore = 85;

/** Domain packages changed place by place: of a hundred changes the tests must notice 85. */
export const mutantsSoak: Soak = {
  name: 'mutants',
  about: `${packages.join(', ')}, or those named behind it, changed place by place: tests notice ${leastScore} % of it`,
  parts: packages,
  async run(say, { parts = packages }) {
    const tables = [];
    const goals: Goal[] = [];
    for (const name of parts) {
      say(`Changing ${name} …`);
      const outcomes = await mutatePackage(name);
      tables.push({ title: name, rows: rowsOf(outcomes) });
      goals.push({ what: name, measured: scoreOf(outcomes), bound: 'at least', limit: leastScore, unit: '%' });
    }
    return { facts: parts.map((name) => `reports/mutants-${name}.json tells each mutant`), tables, goals, faults: [] };
  },
};
