import { expect, it } from 'vitest';
import { formatNumber, formatReport } from './format-report';
import { isMet } from './goal';

const goal = { what: 'home', measured: 4.2, bound: 'at most', limit: 4, unit: '×' } as const;

it('[BE3] prints samples under one row of headings, and goals with what was measured and whether they are met', () => {
  const report = formatReport('bench home', {
    facts: ['480 items'],
    tables: [
      {
        title: 'One page',
        rows: [
          { sample: 'JSON.parse', values: { 'median ms': 1.2345, ratio: 1 } },
          { sample: 'whole', values: { 'median ms': 12.5, ratio: 10.1, reads: 3 } },
        ],
      },
    ],
    goals: [goal, { ...goal, measured: 3 }],
  });
  expect(report.split('\n')).toEqual([
    'bench home',
    '  480 items',
    '',
    'One page',
    '  sample      median ms  ratio  reads',
    '  JSON.parse       1.23      1',
    '  whole            12.5   10.1      3',
    '',
    '  goal        limit  measured     met',
    '  home  at most 4 ×     4.2 ×  MISSED',
    '  home  at most 4 ×       3 ×     met',
  ]);
});

it('[BE3] shows three figures of a number', () => {
  expect([0, 12, 0.012345, 1.2345, 12_345.6, Number.NaN].map(formatNumber)).toEqual([
    '0',
    '12',
    '0.0123',
    '1.23',
    '12346',
    '–',
  ]);
});

it.each([
  ['at most', 4, 4, true],
  ['at most', 4.1, 4, false],
  ['at least', 50, 50, true],
  ['at least', 49, 50, false],
  ['under', 16, 16, false],
  ['under', 15.9, 16, true],
  ['at most', Number.NaN, 4, false],
] as const)('[BE3] holds a goal of %s: %d against %d is %s', (bound, measured, limit, met) => {
  expect(isMet({ ...goal, bound, measured, limit })).toBe(met);
});
