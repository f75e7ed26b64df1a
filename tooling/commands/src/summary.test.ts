import { expect, test } from 'vitest';
import { budgetOf, PART_BUDGETS_SECONDS, WHOLE_BUDGET_SECONDS } from './part-budgets';
import { toSummary } from './summary';
import { PARTS } from './test-options';
import type { TestRow } from './tsv';

const row = (title: string, durationMs: number, status: TestRow['status'] = 'passed'): TestRow => ({
  status,
  title,
  file: 'a.test.ts',
  durationMs,
});

test('[CM28] lists the ten slowest tests of all parts, slowest first', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(`test ${index}`, index * 1000));
  const lines = toSummary([
    { part: 'static', durationMs: 1, rows: rows.slice(0, 6) },
    { part: 'unit', durationMs: 1, rows: rows.slice(6) },
  ]);
  expect(lines[0]).toBe('the slowest 10 tests');
  expect(lines[1]).toBe('    11.0 s   test 11 (a.test.ts)');
  expect(lines[10]).toBe('     2.0 s   test 2 (a.test.ts)');
  expect(lines[11]).not.toContain('test 1');
});

test('[CM28] gives each part’s time beside its budget, and marks one that is over', () => {
  const lines = toSummary([
    { part: 'static', durationMs: 40_000, rows: [row('types', 9_000)] },
    { part: 'unit', durationMs: 61_500, rows: [row('a rule', 1, 'failed')] },
  ]);
  expect(lines).toContain('  failed: a rule (a.test.ts)');
  expect(lines).toContain('  static     40.0 s of  40 s   1 passed, 0 failed, 0 skipped');
  expect(lines).toContain('  unit       61.5 s of  60 s, OVER BUDGET   0 passed, 1 failed, 0 skipped');
  expect(lines.at(-1)).toBe('  together  101.5 s of 100 s, OVER BUDGET');
});

test('[CM28] has a budget for the whole run, and the sum of the parts for some of them', () => {
  expect(budgetOf(PARTS)).toBe(WHOLE_BUDGET_SECONDS);
  expect(budgetOf(['unit', 'builds'])).toBe(PART_BUDGETS_SECONDS.unit + PART_BUDGETS_SECONDS.builds);
  expect(Object.keys(PART_BUDGETS_SECONDS)).toEqual(PARTS);
});

test('[CM28] lists no slowest test where none ran', () => {
  expect(toSummary([{ part: 'engines', durationMs: 0, rows: [] }])[0]).toContain('parts');
});
