import { describe, expect, it } from 'vitest';
import {
  findMissingFirstLoad,
  type MeasuredBuild,
  type MeasuredFile,
  measureBudgets,
  TELEVISION_BUDGETS,
} from './budgets';

const file = (path: string, kind: string, gzipBytes: number): MeasuredFile => ({
  path,
  kind,
  gzipBytes,
  engines: 'all',
});

const build = (entryBytes: number): MeasuredBuild => ({
  files: [
    file('assets/boot.js', 'boot', 1_000),
    file('assets/main.js', 'entry', entryBytes),
    file('assets/shared.js', 'chunk', 50_000),
    file('assets/playback.js', 'chunk', 15_000),
    file('assets/polyfills.js', 'polyfill', 20_000),
    file('assets/shaka.js', 'player', 270_000),
    file('assets/main.css', 'style', 6_000),
    file('maps/main.js.map', 'map', 900_000),
  ],
  firstLoad: ['assets/boot.js', 'assets/main.js', 'assets/shared.js', 'assets/polyfills.js'],
  legacyFirstLoad: [],
});

const broken = (measured: MeasuredBuild) =>
  measureBudgets(measured)
    .filter(({ isKept }) => !isKept)
    .map(({ name, gzipBytes }) => [name, gzipBytes]);

describe('measureBudgets', () => {
  it('[HO24] sums what is fetched until the first rail, without the player and the polyfills', () => {
    const [measured] = measureBudgets(build(86_000));
    expect(measured).toMatchObject({ name: 'JavaScript until the first rail shows', gzipBytes: 137_000 });
    const limit = measured?.limitGzipBytes ?? 0;
    expect(broken(build(limit - 51_000))).toEqual([]);
    expect(broken(build(limit - 50_999))).toEqual([['JavaScript until the first rail shows', limit + 1]]);
  });

  it('[HO24] lets a television fetch 170 kB until the first rail, the loader of its scripts included', () => {
    const { files, firstLoad } = build(100_000);
    const loader = file('assets/system.js', 'loader', 3_000);
    const [measured] = measureBudgets(
      { files: [...files, loader], firstLoad: [...firstLoad, loader.path], legacyFirstLoad: [] },
      TELEVISION_BUDGETS,
    );
    expect(measured).toMatchObject({ gzipBytes: 154_000, limitGzipBytes: 170_000 });
  });

  it('[HO24] lets an engine before Chromium 63 fetch 260 kB until the first rail, its polyfills included', () => {
    const { files, firstLoad } = build(100_000);
    const old = [file('assets/old.js', 'entry', 150_000), { ...file('assets/old-poly.js', 'polyfill', 50_000) }];
    const legacyFirstLoad = ['assets/boot.js', ...old.map(({ path }) => path)];
    const results = measureBudgets({ files: [...files, ...old], firstLoad, legacyFirstLoad }, TELEVISION_BUDGETS);
    expect(results[1]).toMatchObject({ gzipBytes: 201_000, limitGzipBytes: 260_000 });
  });

  it('[HO24] fails styles, a lazy chunk, the polyfills and the player when they outgrow theirs', () => {
    const { files, firstLoad } = build(1);
    const grown = files.map((each) =>
      each.path === 'assets/shared.js' ? each : { ...each, gzipBytes: each.gzipBytes * 3 },
    );
    expect(broken({ files: grown, firstLoad, legacyFirstLoad: [] }).map(([name]) => name)).toEqual([
      'styles',
      'largest lazy chunk',
      'polyfills',
      'the player library',
    ]);
  });

  it('[HO24] takes no chunk for lazy that older engines fetch first', () => {
    const { files, firstLoad } = build(1);
    const large = { path: 'assets/legacy.js', kind: 'chunk', engines: 'legacy', gzipBytes: 90_000 } as const;
    const measured = (legacyFirstLoad: readonly string[]) =>
      broken({ files: [...files, large], firstLoad, legacyFirstLoad }).map(([name]) => name);
    expect(measured([])).toContain('largest lazy chunk');
    expect(measured([large.path])).not.toContain('largest lazy chunk');
  });
});

describe('findMissingFirstLoad', () => {
  it('[HO24] fails a build that does not say, or does not have, what is fetched first', () => {
    expect(findMissingFirstLoad(build(1))).toEqual([]);
    expect(findMissingFirstLoad({ files: [], firstLoad: [], legacyFirstLoad: [] })).toHaveLength(1);
    expect(findMissingFirstLoad({ files: [], firstLoad: ['assets/main.js'], legacyFirstLoad: [] })).toEqual([
      'assets/main.js: fetched first, and not in the build',
    ]);
  });
});
