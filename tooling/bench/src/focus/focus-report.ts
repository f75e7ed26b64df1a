import type { Goal } from '../harness/goal';
import type { BenchReport, ReportRow, ReportTable } from '../harness/report';
import { percentile, summarise } from '../harness/statistics';
import type { quickNames } from './engine-names';
import type { EnginePass, MovePass } from './measure-engine';
import type { EngineName } from './page/engines/engines';
import type { LayoutState } from './page/run-moves';

/** The passes of each engine over a page. */
export type PassesByEngine = Readonly<Record<EngineName, readonly EnginePass[]>>;

/** Many more passes, of moves alone, of those that take microseconds. */
export type QuickPasses = Readonly<Record<(typeof quickNames)[number], readonly MovePass[]>>;

/** Everything that was measured. */
export interface FocusFindings {
  /** 20 × 20. */
  readonly small: PassesByEngine;
  /** 100 × 50. */
  readonly large: PassesByEngine;
  /** 100 × 50, ours and lrud. */
  readonly quick: QuickPasses;
  /** kB, compressed, by what is imported. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The one of `sizes` that the goal is about. */
  readonly coreSizeKb: number;
}

type Speed = 'plain' | 'throttled';

const movesPerBlock = 20;
const floor = 'lrud, index aligned';
const floorRemembering = 'lrud, rows remember';

/** Tables and goals of what was measured. */
export function toFocusReport({ small, large, quick, sizes, coreSizeKb }: FocusFindings): Omit<BenchReport, 'facts'> {
  return {
    tables: [
      timeTable('20 × 20', small, 'plain'),
      timeTable('100 × 50', large, 'plain'),
      quickTable(quick),
      timeTable('20 × 20, slowed down', small, 'throttled'),
      timeTable('100 × 50, slowed down', large, 'throttled'),
      {
        title: 'Per key with a dirty layout, and mounting 5 000 tiles',
        rows: namesOf(large).map((name) => countRow(name, small, large)),
      },
      { title: 'Size', rows: Object.entries(sizes).map(([sample, kb]) => ({ sample, values: { 'kB gzip': kb } })) },
    ],
    goals: [
      ...floorGoals(quick),
      ...timeGoals(small, large),
      ...countGoals(large),
      { what: 'the core, compressed', measured: coreSizeKb, bound: 'at most', limit: 6, unit: 'kB' },
    ],
  };
}

/**
 * The milliseconds that a move takes beyond what the page itself writes: of quiet blocks, those of the lower quartile, as whatever
 * disturbs a machine only ever adds.
 */
export function netMs(passes: PassesByEngine, name: EngineName, layout: LayoutState, speed: Speed = 'plain'): number {
  return beyond(blocksOf(passes['empty harness'], layout, speed), blocksOf(passes[name], layout, speed));
}

function quickNetMs(passes: QuickPasses, name: keyof QuickPasses, layout: LayoutState): number {
  const blocks = (of: keyof QuickPasses) => passes[of].flatMap(({ plain }) => plain[layout]);
  return beyond(blocks('empty harness'), blocks(name));
}

function beyond(harness: readonly number[], engine: readonly number[]): number {
  return percentile(engine, 0.25) - percentile(harness, 0.25);
}

function quickTable(passes: QuickPasses): ReportTable {
  const names = Object.keys(passes) as (keyof QuickPasses)[];
  return {
    title: 'Milliseconds a move, 100 × 50, in many more rounds',
    rows: names.map((sample) => ({
      sample,
      values: { 'net ms': quickNetMs(passes, sample, 'idle'), 'dirty net ms': quickNetMs(passes, sample, 'dirty') },
    })),
  };
}

function timeTable(page: string, passes: PassesByEngine, speed: Speed): ReportTable {
  const row = (name: EngineName): ReportRow => {
    const idle = blocksOf(passes[name], 'idle', speed);
    const dirty = blocksOf(passes[name], 'dirty', speed);
    return {
      sample: name,
      values: {
        moves: Math.min(idle.length, dirty.length) * movesPerBlock,
        'idle ms': summarise(idle).median,
        'p99 ms': summarise(idle).p99,
        'net ms': netMs(passes, name, 'idle', speed),
        'dirty ms': summarise(dirty).median,
        'dirty p99 ms': summarise(dirty).p99,
        'dirty net ms': netMs(passes, name, 'dirty', speed),
        '× lrud': timesOf(netMs(passes, name, 'dirty', speed), netMs(passes, floor, 'dirty', speed)),
      },
    };
  };
  return { title: `Milliseconds a move, ${page}`, rows: namesOf(passes).map(row) };
}

/** NaN where what is compared with is lost in the noise. */
function timesOf(value: number, floorValue: number): number {
  return floorValue > 0 ? value / floorValue : Number.NaN;
}

function countRow(name: EngineName, small: PassesByEngine, large: PassesByEngine): ReportRow {
  const reads = (passes: PassesByEngine) => Math.max(...passes[name].map(({ perKey }) => perKey.reads));
  return {
    sample: name,
    values: {
      'mount ms': mountMs(large, name),
      'heap kB': percentile(
        large[name].map(({ heapKb }) => heapKb),
        0.5,
      ),
      'reads 20 × 20': reads(small),
      'reads 100 × 50': reads(large),
      'forced layouts': forcedLayouts(large, name),
      renders: Math.max(...large[name].map(({ perKey }) => perKey.renders)),
    },
  };
}

const layouts: readonly LayoutState[] = ['idle', 'dirty'];

function floorGoals(passes: QuickPasses): readonly Goal[] {
  const times = (name: keyof QuickPasses, other: keyof QuickPasses, layout: LayoutState) =>
    timesOf(quickNetMs(passes, name, layout), quickNetMs(passes, other, layout));
  return layouts.flatMap((layout): Goal[] => [
    {
      what: `times lrud, 100 × 50, ${layout}`,
      measured: times('ours', floor, layout),
      bound: 'at most',
      limit: 1.5,
      unit: '×',
    },
    {
      what: `times lrud, rows remember, 100 × 50, ${layout}`,
      measured: times('ours, rows remember', floorRemembering, layout),
      bound: 'at most',
      limit: 1.5,
      unit: '×',
    },
  ]);
}

function timeGoals(small: PassesByEngine, large: PassesByEngine): readonly Goal[] {
  return [
    ...layouts.map(
      (layout): Goal => ({
        what: `quicker than norigin, 100 × 50, ${layout}`,
        measured: timesOf(netMs(large, 'norigin', layout), netMs(large, 'ours', layout)),
        bound: 'at least',
        limit: 50,
        unit: '×',
      }),
    ),
    {
      what: 'growth from 20 × 20 to 100 × 50, dirty',
      measured: timesOf(netMs(large, 'ours', 'dirty'), netMs(small, 'ours', 'dirty')),
      bound: 'at most',
      limit: 1.2,
      unit: '×',
    },
    { what: '5 000 nodes registered', measured: mountMs(large, 'ours'), bound: 'at most', limit: 30, unit: 'ms' },
  ];
}

function countGoals(large: PassesByEngine): readonly Goal[] {
  const perKey = (name: EngineName, what: 'reads' | 'renders') =>
    Math.max(...large[name].map((pass) => pass.perKey[what]));
  return [
    { what: 'layout reads a key', measured: perKey('ours', 'reads'), bound: 'at most', limit: 0, unit: '' },
    { what: 'forced layouts a key', measured: forcedLayouts(large, 'ours'), bound: 'at most', limit: 0, unit: '' },
    {
      what: 'forced layouts a key, native focus',
      measured: forcedLayouts(large, 'ours, native focus'),
      bound: 'at most',
      limit: 1,
      unit: '',
    },
    {
      what: 'forced layouts a key, in React',
      measured: forcedLayouts(large, 'ours in React'),
      bound: 'at most',
      limit: 1,
      unit: '',
    },
    {
      what: 'renders a move, in React',
      measured: perKey('ours in React', 'renders'),
      bound: 'at most',
      limit: 2,
      unit: '',
    },
  ];
}

/** Layouts a key beyond those that the frames around the run bring to any page. */
function forcedLayouts(passes: PassesByEngine, name: EngineName): number {
  const layoutsOf = (of: EngineName) =>
    percentile(
      passes[of].map(({ perKey }) => perKey.layouts),
      0.5,
    );
  return Math.max(0, Number((layoutsOf(name) - layoutsOf('empty harness')).toFixed(2)));
}

function mountMs(passes: PassesByEngine, name: EngineName): number {
  return percentile(
    passes[name].map((pass) => pass.mountMs),
    0.5,
  );
}

function blocksOf(passes: readonly EnginePass[], layout: LayoutState, speed: Speed): readonly number[] {
  return passes.flatMap((pass) => pass[speed][layout]);
}

function namesOf(passes: PassesByEngine): readonly EngineName[] {
  return Object.keys(passes) as EngineName[];
}
