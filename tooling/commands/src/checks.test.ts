import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TargetBudgets } from '@fjernsyn/config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Build, buildChecks } from './build-checks';
import { type Check, runCheck } from './check';
import { type RunProgram, runProgram } from './run-program';
import { staticChecks } from './static-checks';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'fjernsyn-build-'));
});

afterEach(() => {
  rmSync(outDir, { recursive: true, force: true });
});

const runAll = async (checks: readonly Check[]) => {
  const said: string[] = [];
  const rows = [];
  for (const check of checks) rows.push(await runCheck({ now: () => 0, say: (line) => void said.push(line) }, check));
  return { statuses: rows.map(({ status }) => status), said };
};

describe('staticChecks', () => {
  it('[CM81] asks for styles only where there are any', async () => {
    const run = vi.fn<RunProgram>(async () => ({ exitCode: 0, output: '' }));
    await runAll(staticChecks('/house', run, { hasStyles: false }));
    expect(run.mock.calls.map(([program]) => program.split('/').at(-1))).toEqual(['biome', 'tsc', 'turbo', 'knip']);
  });

  it('[CM25] asks the tools in their order: format and lint, styles, types, boundaries, unused', async () => {
    const run = vi.fn<RunProgram>(async () => ({ exitCode: 0, output: 'fine' }));
    const { statuses } = await runAll(staticChecks('/house', run));
    expect(statuses).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
    expect(
      run.mock.calls.map(([program, args]) => [program.replace('/house/node_modules/.bin/', ''), args[0]]),
    ).toEqual([
      ['biome', 'ci'],
      ['stylelint', '--allow-empty-input'],
      ['tsc', '-b'],
      ['turbo', 'boundaries'],
      ['knip', '--no-progress'],
    ]);
  });

  it('[CM25] shows what a tool printed when it failed, and goes on', async () => {
    const run: RunProgram = async (program) =>
      program.endsWith('stylelint') ? { exitCode: 2, output: 'tile.module.css: gap\n' } : { exitCode: 0, output: '' };
    const { statuses, said } = await runAll(staticChecks('/house', run));
    expect(statuses).toEqual(['passed', 'failed', 'passed', 'passed', 'passed']);
    expect(said).toContain('    tile.module.css: gap');
  });

  it('[CM25] a tool that is not there has failed', async () => {
    const outcome = await runProgram(join(outDir, 'nothing'), [], { cwd: outDir });
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.output).not.toBe('');
  });
});

describe('buildChecks', () => {
  const budgets = { firstLoad: { kilobytes: 90, ceiling: 160 } } satisfies TargetBudgets;
  const web = () => ({ target: 'web', budgets, scanned: new Set<string>() });

  const buildOf = (code: string, gzipBytes: number, legacyFirstLoad: readonly string[] = []): Build => {
    writeFileSync(join(outDir, 'main.js'), code);
    const files = [{ path: 'main.js', kind: 'entry', gzipBytes, engines: 'all' } as const];
    return { outDir, files, firstLoad: ['main.js'], legacyFirstLoad };
  };

  it('[CM26] builds once, then measures and scans what was built', async () => {
    const build = vi.fn(async () => buildOf('start();', 90_000));
    const { statuses } = await runAll(buildChecks({ ...web(), build, say: () => {} }));
    expect(statuses).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('[CM26] fails a build over budget and one that asks for more than the floor has', async () => {
    const build = async () => buildOf('start?.();', 900_000);
    const { statuses, said } = await runAll(buildChecks({ ...web(), build, say: () => {} }));
    expect(statuses).toEqual(['passed', 'failed', 'passed', 'failed', 'passed']);
    expect(said.join('\n')).toContain('JavaScript until the first rail shows: 900 kB is over the ceiling of 160 kB.');
    expect(said.join('\n')).toContain('main.js: optional chaining (80)');
  });

  it('[CM26] [eng-03] fails a script for older engines that is more than ES5', async () => {
    const build = async () => buildOf('const a = 1;', 90_000, ['main.js']);
    const { statuses, said } = await runAll(buildChecks({ ...web(), build, say: () => {} }));
    expect(statuses).toEqual(['passed', 'passed', 'passed', 'passed', 'failed']);
    expect(said.join('\n')).toContain("main.js: The keyword 'const' is reserved");
  });

  it('[CM26] scans a script once that several targets have, as its name says what it contains', async () => {
    const build = async () => buildOf('start?.();', 90_000);
    const checks = web();
    const first = await runAll(buildChecks({ ...checks, build, say: () => {} }));
    const second = await runAll(buildChecks({ ...checks, build, say: () => {} }));
    expect(first.statuses[3]).toBe('failed');
    expect(second.statuses[3]).toBe('passed');
  });

  it('[CM26] prints the first load by package, and refuses one that holds what is late', async () => {
    const built = buildOf('start();', 90_000);
    mkdirSync(join(outDir, 'maps'));
    const map = { sources: ['../packages/player/src/player.ts'], mappings: 'AAAA' };
    writeFileSync(join(outDir, 'maps/main.js.map'), JSON.stringify(map));
    const mapFile = { path: 'maps/main.js.map', kind: 'map', gzipBytes: 1, engines: 'all' } as const;
    const build = async () => ({ ...built, files: [...built.files, mapFile] });
    const printed: string[] = [];
    const checks = buildChecks({ ...web(), build, say: (line) => void printed.push(line) });
    const { statuses, said } = await runAll(checks);
    expect(statuses).toEqual(['passed', 'passed', 'failed', 'passed', 'passed']);
    expect(printed).toContain('    kB gzip: player 90');
    expect(said.join('\n')).toContain('packages/player/src/player.ts is in the first load, and player is late.');
  });

  it('[CM26] fails all of them when the build fails', async () => {
    const { statuses, said } = await runAll(
      buildChecks({ ...web(), build: () => Promise.reject(new Error('no entry')), say: () => {} }),
    );
    expect(statuses).toEqual(['failed', 'failed', 'failed', 'failed', 'failed']);
    expect(said).toContain('    no entry');
  });
});
