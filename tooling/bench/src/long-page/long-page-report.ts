import type { Goal } from '../harness/goal';
import type { BenchReport } from '../harness/report';
import { percentile } from '../harness/statistics';
import type { HeldWork } from '../key/key-work';
import type { ArrowKey } from '../key/trace-keys';

/** The pages, the one to measure against first. */
export const pageNames = ['home', 'long page'] as const;

/** What a move cost in one hold. */
export interface HeldMove extends HeldWork {
  readonly page: (typeof pageNames)[number];
  readonly key: ArrowKey;
  /** How many times the CPU was slowed down. */
  readonly rate: number;
}

const limit = 1.1;

/** The holds that the rest of the machine disturbed least tell what a move costs, as noise only adds. */
const quieter = 0.25;

const kinds = [
  { way: 'along a rail', keys: ['ArrowLeft', 'ArrowRight'] },
  { way: 'from rail to rail', keys: ['ArrowUp', 'ArrowDown'] },
] as const satisfies readonly { way: string; keys: readonly ArrowKey[] }[];

const speeds = [
  { rate: 1, at: 'full speed' },
  { rate: 6, at: 'slowed down 6 ×' },
] as const;

/** The report of the bench `long-page`: the quieter quarter of holds, and the long page's as a part of home's. */
export function toLongPageReport(moves: readonly HeldMove[], facts: readonly string[]): BenchReport {
  const samples = kinds.flatMap(({ way, keys }) =>
    speeds.map(({ rate, at }) => {
      const quietOf = (page: HeldMove['page'], what: keyof HeldWork): number =>
        percentile(
          moves
            .filter((move) => move.page === page && move.rate === rate && keys.some((key) => key === move.key))
            .map((move) => move[what]),
          quieter,
        );
      return { name: `${way}, ${at}`, quietOf };
    }),
  );
  return {
    facts,
    tables: [
      {
        title: 'Milliseconds of main-thread work a move, the quieter quarter of holds',
        rows: samples.flatMap(({ name, quietOf }) =>
          pageNames.map((page) => ({
            sample: `${name}, ${page}`,
            values: { script: quietOf(page, 'scriptMs'), all: quietOf(page, 'totalMs') },
          })),
        ),
      },
    ],
    goals: samples.flatMap(({ name, quietOf }) => {
      const times = (what: keyof HeldWork): number => quietOf('long page', what) / quietOf('home', what);
      return [
        goalOf(`script ${name}, times home's`, times('scriptMs')),
        goalOf(`all ${name}, times home's`, times('totalMs')),
      ];
    }),
  };
}

function goalOf(what: string, measured: number): Goal {
  return { what, measured, bound: 'at most', limit, unit: '×' };
}
