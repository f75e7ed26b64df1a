import type { Goal } from '../harness/goal';
import type { BenchReport } from '../harness/report';
import { percentile } from '../harness/statistics';
import type { ArrowKey } from '../key/trace-keys';
import type { MoveWork } from './hold-arrow';

/** The pages, the one to measure against first. */
export const pageNames = ['home', 'long page'] as const;

/** What a move cost in one hold. */
export interface HeldMove extends MoveWork {
  readonly page: (typeof pageNames)[number];
  readonly key: ArrowKey;
  /** How many times the CPU was slowed down. */
  readonly rate: number;
}

const limit = 1.1;

const kinds = [
  { way: 'along a rail', keys: ['ArrowLeft', 'ArrowRight'] },
  { way: 'from rail to rail', keys: ['ArrowUp', 'ArrowDown'] },
] as const satisfies readonly { way: string; keys: readonly ArrowKey[] }[];

const speeds = [
  { rate: 1, at: 'full speed' },
  { rate: 6, at: 'slowed down 6 ×' },
] as const;

/** The report of the bench `long-page`: medians of holds, and the long page's as a part of home's. */
export function toLongPageReport(moves: readonly HeldMove[], facts: readonly string[]): BenchReport {
  const samples = kinds.flatMap(({ way, keys }) =>
    speeds.map(({ rate, at }) => {
      const medianOf = (page: HeldMove['page'], what: keyof MoveWork): number =>
        percentile(
          moves
            .filter((move) => move.page === page && move.rate === rate && keys.some((key) => key === move.key))
            .map((move) => move[what]),
          0.5,
        );
      return { name: `${way}, ${at}`, medianOf };
    }),
  );
  return {
    facts,
    tables: [
      {
        title: 'Milliseconds of main-thread work a move, medians of holds',
        rows: samples.flatMap(({ name, medianOf }) =>
          pageNames.map((page) => ({
            sample: `${name}, ${page}`,
            values: { script: medianOf(page, 'scriptMs'), all: medianOf(page, 'totalMs') },
          })),
        ),
      },
    ],
    goals: samples.flatMap(({ name, medianOf }) => {
      const times = (what: keyof MoveWork): number => medianOf('long page', what) / medianOf('home', what);
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
