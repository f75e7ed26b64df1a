import { expect, it } from 'vitest';
import { isMet } from '../harness/goal';
import { engineNames } from './engine-names';
import { netMs, type PassesByEngine, toFocusReport } from './focus-report';
import type { EnginePass } from './measure-engine';
import type { EngineName } from './page/engines/engines';

const pass = (ms: number, layouts: number): EnginePass => ({
  mountMs: 10,
  heapKb: 1,
  plain: { idle: [ms], dirty: [ms, ms, 100] },
  throttled: { idle: [ms * 6], dirty: [ms * 6] },
  perKey: { reads: 0, layouts, renders: 0 },
});

/** Passes in which the page itself takes 1 ms and a tenth of a layout. */
const passesOf = (ms: Partial<Record<EngineName, number>>): PassesByEngine =>
  Object.fromEntries(engineNames.map((name) => [name, [pass(ms[name] ?? 2, 0.1)]])) as Record<EngineName, EnginePass[]>;

const passes = passesOf({ 'empty harness': 1, ours: 1.5, 'lrud, index aligned': 1.4, norigin: 31 });

it('[BE11] takes off every engine what the page itself writes', () => {
  expect(netMs(passes, 'ours', 'dirty')).toBeCloseTo(0.5);
  expect(netMs(passes, 'ours', 'idle', 'throttled')).toBeCloseTo(3);
});

it('[BE11] holds ours against the other engines by those net times, and layouts by those the page has anyway', () => {
  const { goals } = toFocusReport({ small: passes, large: passes, quick: passes, sizes: { core: 7 }, coreSizeKb: 7 });
  const goal = (what: string) => goals.find((each) => each.what === what);
  expect(goal('times lrud, 100 × 50, dirty')?.measured).toBeCloseTo(1.25);
  expect(goal('quicker than norigin, 100 × 50, idle')?.measured).toBeCloseTo(60);
  expect(goal('forced layouts a key')).toMatchObject({ measured: 0, limit: 0 });
  expect(goals.filter((each) => !isMet(each)).map(({ what }) => what)).toEqual(['the core, compressed']);
});
