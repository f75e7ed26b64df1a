import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunProgram } from './run-program';
import { findBreaks, runVitest, type Selection } from './vitest-part';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fjernsyn-part-'));
  mkdirSync(join(root, 'reports'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const row = (status: 'passed' | 'failed') => ({ status, title: 'a title', file: 'a.test.ts', durationMs: 3 });

it('[CM5] runs its projects with a report of its own and reads that report', async () => {
  const run = vi.fn<RunProgram>(async (_command, _args, { env }) => {
    writeFileSync(env?.FJERNSYN_REPORT_FILE ?? '', 'passed\ta title\ta.test.ts\t3\n');
    return { exitCode: 0, output: '' };
  });
  const part = { name: 'unit', projects: ['unit', 'unit-dom'], env: { A: 'b' } };
  expect(await runVitest(root, run, part)).toEqual([row('passed')]);
  expect(run.mock.calls[0]?.[1]).toEqual(['run', '--project', 'unit', '--project', 'unit-dom']);
  expect(run.mock.calls[0]?.[2].env).toEqual({ A: 'b', FJERNSYN_REPORT_FILE: join(root, 'reports', 'unit.tsv') });
});

it('[CM5] runs every project of a configuration that is not the root’s', async () => {
  const run = vi.fn<RunProgram>(async () => ({ exitCode: 0, output: '' }));
  const config = 'apps/storybook/vitest.config.ts';
  expect(await runVitest(root, run, { name: 'stories', config })).toEqual([
    { status: 'failed', title: 'the stories tests ran', file: config, durationMs: 0 },
  ]);
  expect(run.mock.calls[0]?.[1]).toEqual(['run', '--config', config]);
});

it('[CM7] never takes an older report for this run', async () => {
  writeFileSync(join(root, 'reports', 'unit.tsv'), 'passed\ta title\ta.test.ts\t3\n');
  const run: RunProgram = async () => ({ exitCode: 1, output: '' });
  expect(await runVitest(root, run, { name: 'unit', projects: ['unit'] })).toEqual([
    { status: 'failed', title: 'the unit tests ran', file: 'vitest.config.ts', durationMs: 0 },
  ]);
});

it('[CM7] fails a run that ends badly while all its tests passed', () => {
  expect(findBreaks('unit', 1, [row('passed')])).toHaveLength(1);
  expect(findBreaks('unit', 1, [row('passed'), row('failed')])).toEqual([]);
  expect(findBreaks('unit', 0, [row('passed')])).toEqual([]);
  expect(findBreaks('unit', 0, [])).toHaveLength(1);
});

it('[CM81] runs what imports lead to from some files, of which there may be none, or some test files', async () => {
  const run = vi.fn<RunProgram>(async () => ({ exitCode: 0, output: '' }));
  const selected = (selection: Selection) => runVitest(root, run, { name: 'unit', projects: ['unit'], selection });
  expect(await selected({ related: ['packages/ui/src/a.ts'] })).toEqual([]);
  await selected({ files: ['a.test.ts'] });
  expect(run.mock.calls.map(([, args]) => args)).toEqual([
    ['related', '--run', join(root, 'packages/ui/src/a.ts'), '--project', 'unit'],
    ['run', join(root, 'a.test.ts'), '--project', 'unit'],
  ]);
});
