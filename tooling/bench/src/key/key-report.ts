import type { Goal } from '../harness/goal';
import type { BenchReport, ReportRow } from '../harness/report';
import { percentile, summarise } from '../harness/statistics';
import type { KeyWork } from './key-work';
import { type ArrowKey, settledMs } from './trace-keys';

/** What the walk found on each page. */
export interface KeyFindings {
  readonly keys: readonly ArrowKey[];
  readonly works: Readonly<Record<'product' | 'floor', readonly KeyWork[]>>;
  readonly throttlingRate: number;
  readonly version: string;
}

/** How often the floor's work the product's may be, and how often its own median its slowest keys. */
const limits = { timesFloor: 1.3, timesMedian: 2 } as const;

/** The kinds of keys, each with goals of its own or without. */
const kinds = [
  { what: 'along a rail', wanted: ['ArrowLeft', 'ArrowRight'], hasGoals: true },
  { what: 'to the next rail', wanted: ['ArrowDown'], hasGoals: true },
  { what: 'back up', wanted: ['ArrowUp'], hasGoals: false },
] as const satisfies readonly { what: string; wanted: readonly ArrowKey[]; hasGoals: boolean }[];

/** The report of the bench `key`: the product beside the floor, by kinds of keys. */
export function toKeyReport({ keys, works, throttlingRate, version }: KeyFindings): BenchReport {
  const worksOf = (page: keyof typeof works, wanted: readonly ArrowKey[]): readonly KeyWork[] =>
    works[page].filter((_, index) => wanted.includes(keys[index] as ArrowKey));
  return {
    facts: [`Chromium ${version}, CPU slowed down ${throttlingRate} times, ${keys.length} keys on each page, in turns`],
    tables: [
      {
        title: 'Milliseconds of main-thread work a key',
        rows: kinds.flatMap(({ what, wanted }) => [
          rowOf(what, worksOf('product', wanted)),
          rowOf(`${what}, floor`, worksOf('floor', wanted)),
        ]),
      },
    ],
    goals: kinds
      .filter(({ hasGoals }) => hasGoals)
      .flatMap(({ what, wanted }) => goalsOf(what, worksOf('product', wanted), worksOf('floor', wanted))),
  };
}

function goalsOf(what: string, product: readonly KeyWork[], floor: readonly KeyWork[]): readonly Goal[] {
  const totals = summarise(product.map(({ totalMs }) => totalMs));
  const times = (name: 'totalMs' | 'withinMs'): number => medianOf(product, name) / medianOf(floor, name);
  return [
    {
      what: `${what}, of the floor's`,
      measured: times('totalMs'),
      bound: 'at most',
      limit: limits.timesFloor,
      unit: '×',
    },
    {
      what: `${what}, p99 of its own median`,
      measured: totals.p99 / totals.median,
      bound: 'at most',
      limit: limits.timesMedian,
      unit: '×',
    },
    {
      what: `${what}, within ${settledMs} ms, of the floor's`,
      measured: times('withinMs'),
      bound: 'at most',
      limit: limits.timesFloor,
      unit: '×',
    },
  ];
}

function medianOf(works: readonly KeyWork[], name: 'totalMs' | 'withinMs'): number {
  return percentile(
    works.map((work) => work[name]),
    0.5,
  );
}

function rowOf(sample: string, works: readonly KeyWork[]): ReportRow {
  const { median, p90, p99 } = summarise(works.map(({ totalMs }) => totalMs));
  const part = (name: keyof KeyWork['partsMs']): number =>
    percentile(
      works.map(({ partsMs }) => partsMs[name]),
      0.5,
    );
  return {
    sample,
    values: {
      keys: works.length,
      median,
      p90,
      p99,
      script: part('script'),
      style: part('style'),
      layout: part('layout'),
      paint: part('paint'),
      [`in ${settledMs} ms`]: medianOf(works, 'withinMs'),
    },
  };
}
