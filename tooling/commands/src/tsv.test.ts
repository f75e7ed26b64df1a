import { describe, expect, it } from 'vitest';
import { isGreen, parseTsv, type TestRow, toReport, toTsvLine } from './tsv';

const row = (status: TestRow['status'], title = 'a title'): TestRow => ({
  status,
  title,
  file: 'a.test.ts',
  durationMs: 12,
});

describe('toTsvLine', () => {
  it('[CM5] keeps a test on one line, whatever stands in its title', () => {
    expect(toTsvLine(row('passed', ' keeps\ta column\nand a line '))).toBe(
      'passed\tkeeps a column and a line\ta.test.ts\t12',
    );
  });
});

describe('toTsvLine of a duration', () => {
  it('[CM5] ends with whole milliseconds', () => {
    expect(toTsvLine({ status: 'passed', title: 'a', file: 'b', durationMs: 0.6 })).toBe('passed\ta\tb\t1');
  });
});

describe('parseTsv', () => {
  it('[CM5] reads what was written, and refuses what was not', () => {
    const rows = [row('passed'), row('failed', 'æøå')];
    expect(parseTsv(rows.map((each) => `${toTsvLine(each)}\n`).join(''))).toEqual(rows);
    expect(() => parseTsv('perhaps\ta\tb')).toThrow('Not a report line');
    expect(() => parseTsv('passed\ta')).toThrow('Not a report line');
    expect(() => parseTsv('passed\ta\tb')).toThrow('Not a report line');
  });
});

describe('toReport', () => {
  it('[CM5] has a line for each test, no header, and the counts at the end', () => {
    expect(toReport([row('passed'), row('failed'), row('skipped'), row('passed')])).toBe(
      ['passed', 'failed', 'skipped', 'passed'].map((status) => `${status}\ta title\ta.test.ts\t12\n`).join('') +
        '2 passed, 1 failed, 1 skipped\n',
    );
    expect(toReport([])).toBe('0 passed, 0 failed, 0 skipped\n');
  });
});

describe('isGreen', () => {
  it('[CM6] fails with a failed test anywhere, and with a skipped one in CI', () => {
    expect(isGreen({ passed: 3, failed: 1, skipped: 0 }, false)).toBe(false);
    expect(isGreen({ passed: 3, failed: 0, skipped: 1 }, false)).toBe(true);
    expect(isGreen({ passed: 3, failed: 0, skipped: 1 }, true)).toBe(false);
    expect(isGreen({ passed: 3, failed: 0, skipped: 0 }, true)).toBe(true);
  });
});
