import { describe, expect, it, vi } from 'vitest';
import { runParts } from './run-parts';
import { PARTS, parseTestOptions, TEST_HELP } from './test-options';
import type { TestRow } from './tsv';

const row = (status: TestRow['status'], title: string): TestRow => ({
  status,
  title,
  file: 'a.test.ts',
  durationMs: 5,
});

const setUp = (isCi = false) => {
  const said: string[] = [];
  const reports: string[] = [];
  const order: string[] = [];
  let nowMs = 0;
  const part = (name: string, rows: TestRow[]) =>
    vi.fn(async () => {
      order.push(name);
      nowMs += 1_500;
      return rows;
    });
  const run = {
    static: part('static', [row('passed', 'types')]),
    unit: part('unit', [row('passed', 'unit')]),
    stories: part('stories', [row('passed', 'story')]),
    builds: part('builds', [row('passed', 'budget')]),
    browser: part('browser', [row('passed', 'journey')]),
    engines: part('engines', [row('passed', 'old journey')]),
  };
  const deps = {
    run,
    now: () => nowMs,
    say: (line: string) => void said.push(line),
    writeReport: (report: string) => void reports.push(report),
    isCi,
  };
  return { deps, run, said, reports, order };
};

describe('runParts', () => {
  it('[CM20] runs the parts in their order and says what each took', async () => {
    const { deps, said, reports, order } = setUp();
    expect(await runParts(deps, PARTS)).toBe(true);
    expect(order).toEqual(['static', 'unit', 'stories', 'builds', 'browser', 'engines']);
    expect(said).toContain('  browser     1.5 s of 200 s   1 passed, 0 failed, 0 skipped');
    expect(said.at(-1)).toBe('6 passed, 0 failed, 0 skipped');
    expect(reports[0]?.trimEnd().split('\n').at(-1)).toBe('6 passed, 0 failed, 0 skipped');
  });

  it('[CM20] goes on after a part that failed or broke, and names what failed', async () => {
    const { deps, run, said, order } = setUp();
    run.static.mockResolvedValue([row('failed', 'types')]);
    run.browser.mockRejectedValue(new Error('no browser'));
    expect(await runParts(deps, PARTS)).toBe(false);
    expect(order).toEqual(['unit', 'stories', 'builds', 'engines']);
    expect(said).toContain('  failed: types (a.test.ts)');
    expect(said).toContain('  failed: browser: no browser (tooling/commands/src/test.ts)');
    expect(said.at(-1)).toBe('4 passed, 2 failed, 0 skipped');
  });

  it('[CM6] lets a skipped test pass at home and fails it in CI', async () => {
    for (const isCi of [false, true]) {
      const { deps, run } = setUp(isCi);
      run.unit.mockResolvedValue([row('skipped', 'later')]);
      expect(await runParts(deps, ['unit'])).toBe(!isCi);
    }
  });
});

describe('parseTestOptions', () => {
  it('[CM21] runs everything, or the parts that are named, in the order of a full run', () => {
    expect(parseTestOptions([])).toEqual({ kind: 'test', parts: PARTS });
    expect(parseTestOptions(['--only', 'unit,static'])).toEqual({ kind: 'test', parts: ['static', 'unit'] });
    expect(parseTestOptions(['--help'])).toEqual({ kind: 'help' });
    for (const part of PARTS) expect(TEST_HELP).toContain(part);
  });

  it('[CM21] refuses a part or an option that there is not', () => {
    expect(parseTestOptions(['--only', 'soak'])).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('"soak"'),
    });
    expect(parseTestOptions(['main'])).toMatchObject({ kind: 'refused' });
    expect(parseTestOptions(['--changed', 'main', 'more'])).toMatchObject({ kind: 'refused' });
    expect(parseTestOptions(['--fast'])).toMatchObject({ kind: 'refused', reason: expect.stringContaining('--fast') });
  });

  it('[CM80] runs what changed files can break, compared with main or with a ref', () => {
    expect(parseTestOptions(['--changed'])).toEqual({ kind: 'test', parts: PARTS, changed: { ref: undefined } });
    expect(parseTestOptions(['--changed', 'HEAD~1', '--only', 'unit'])).toEqual({
      kind: 'test',
      parts: ['unit'],
      changed: { ref: 'HEAD~1' },
    });
    expect(TEST_HELP).toContain('--changed [ref]');
  });
});
