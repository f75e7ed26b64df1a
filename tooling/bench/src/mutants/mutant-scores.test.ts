import { expect, it } from 'vitest';
import { rowsOf, scoreOf } from './mutant-scores';

const outcomes = [
  ...['Killed', 'Killed', 'Timeout', 'Survived'].map((status) => ({ file: 'a.ts', status })),
  ...['Killed', 'NoCoverage', 'RuntimeError', 'Ignored'].map((status) => ({ file: 'b.ts', status })),
];

it('[BE121] scores the mutants that a test notices, of all that could be run', () => {
  expect(scoreOf(outcomes)).toBeCloseTo(100 * (4 / 6));
  expect(scoreOf(outcomes.slice(0, 3))).toBe(100);
  expect(scoreOf([])).toBe(100);
});

it('[BE121] lists the files, the weakest first', () => {
  expect(rowsOf(outcomes)).toEqual([
    { sample: 'b.ts', values: { mutants: 4, survived: 0, 'without a test': 1, 'score %': 50 } },
    { sample: 'a.ts', values: { mutants: 4, survived: 1, 'without a test': 0, 'score %': 75 } },
  ]);
});
