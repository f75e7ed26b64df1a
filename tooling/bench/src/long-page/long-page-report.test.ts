import { expect, it } from 'vitest';
import { isMet } from '../harness/goal';
import { type HeldMove, toLongPageReport } from './long-page-report';

const holdOf = (move: Partial<HeldMove>): HeldMove => ({
  page: 'home',
  key: 'ArrowRight',
  rate: 1,
  scriptMs: 2,
  totalMs: 10,
  ...move,
});

it("[BE131] holds the long page's moves against home's of the same way and speed", () => {
  const moves = [
    holdOf({}),
    holdOf({ page: 'long page', scriptMs: 3, totalMs: 11 }),
    holdOf({ key: 'ArrowUp', rate: 6, scriptMs: 10, totalMs: 40 }),
    holdOf({ page: 'long page', key: 'ArrowDown', rate: 6, scriptMs: 9, totalMs: 60 }),
  ];
  const measured = toLongPageReport(moves, []).goals.filter((goal) => !Number.isNaN(goal.measured));
  expect(measured.map((goal) => [goal.what, goal.measured, isMet(goal)])).toEqual([
    ["script along a rail, full speed, times home's", 1.5, false],
    ["all along a rail, full speed, times home's", 1.1, true],
    ["script from rail to rail, slowed down 6 ×, times home's", 0.9, true],
    ["all from rail to rail, slowed down 6 ×, times home's", 1.5, false],
  ]);
});
