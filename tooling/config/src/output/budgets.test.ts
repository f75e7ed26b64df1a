import { describe, expect, it } from 'vitest';
import {
  findMissingFirstLoad,
  type MeasuredBuild,
  type MeasuredFile,
  measureBudgets,
  type TargetBudgets,
  toleranceOf,
  withSizesOf,
} from './budgets';
import { budgetsOf, readBudgets } from './budgets-file';

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

const budgets = {
  firstLoad: { kilobytes: 140, ceiling: 160 },
  styles: { kilobytes: 6, ceiling: 12 },
  lateChunk: { kilobytes: 15, ceiling: 40 },
  polyfills: { kilobytes: 20, ceiling: 35 },
  playerLibrary: { kilobytes: 270, ceiling: 285 },
} satisfies TargetBudgets;

const faultsOf = (measured: MeasuredBuild, ofTarget: TargetBudgets = budgets) =>
  measureBudgets(measured, ofTarget).flatMap(({ name, fault }) => (fault === null ? [] : [`${name}: ${fault}`]));

describe('measureBudgets', () => {
  it('[HO24] sums what is fetched until the first rail, without the player and the polyfills', () => {
    const [measured] = measureBudgets(build(89_000), budgets);
    expect(measured).toMatchObject({ name: 'JavaScript until the first rail shows', kilobytes: 140, fault: null });
  });

  it('[HO24] says of a size over its ceiling what to do', () => {
    expect(faultsOf(build(109_100))).toEqual([
      'JavaScript until the first rail shows: 160.1 kB is over the ceiling of 160 kB. Make it smaller, or raise the ceiling in tooling/config/budgets.json and say in the commit what for.',
    ]);
  });

  it('[HO24] counts the loader of scripts, and for an engine before Chromium 63 its polyfills', () => {
    const { files, firstLoad } = build(89_000);
    const loader = file('assets/system.js', 'loader', 3_000);
    const old = [file('assets/old.js', 'entry', 150_000), file('assets/old-poly.js', 'polyfill', 50_000)];
    const measured = {
      files: [...files, loader, ...old],
      firstLoad: [...firstLoad, loader.path],
      legacyFirstLoad: ['assets/boot.js', ...old.map(({ path }) => path)],
    };
    const television = { ...budgets, legacyFirstLoad: { kilobytes: 201, ceiling: 260 } };
    expect(
      measureBudgets(measured, television)
        .map(({ kilobytes }) => kilobytes)
        .slice(0, 2),
    ).toEqual([143, 201]);
  });

  it('[HO24] fails styles, a late chunk, the polyfills and the player when they outgrow theirs', () => {
    const { files, firstLoad } = build(89_000);
    const grown = files.map((each) =>
      firstLoad.includes(each.path) && each.kind !== 'polyfill' ? each : { ...each, gzipBytes: each.gzipBytes * 3 },
    );
    expect(faultsOf({ files: grown, firstLoad, legacyFirstLoad: [] }).map((fault) => fault.split(':')[0])).toEqual([
      'styles of the start',
      'largest late chunk',
      'polyfills',
      'the player library',
    ]);
  });

  it('[HO24] takes no chunk for late that older engines fetch first', () => {
    const { files, firstLoad } = build(89_000);
    const large = { path: 'assets/legacy.js', kind: 'chunk', engines: 'legacy', gzipBytes: 90_000 } as const;
    const sizeOf = (legacyFirstLoad: readonly string[]) =>
      measureBudgets({ files: [...files, large], firstLoad, legacyFirstLoad }, budgets)[2]?.kilobytes;
    expect([sizeOf([]), sizeOf([large.path])]).toEqual([90, 15]);
  });

  it('[HO71] fails a size that has grown or shrunk unseen, and says how it is written down', () => {
    const words = 'Run "npm run budgets" and commit the file, so that the change is seen.';
    const name = 'JavaScript until the first rail shows';
    const says = 'but tooling/config/budgets.json says 140 kB.';
    expect(faultsOf(build(89_500))).toEqual([]);
    expect(faultsOf(build(89_600))).toEqual([`${name}: 140.6 kB, ${says} ${words}`]);
    expect(faultsOf(build(88_400))).toEqual([`${name}: 139.4 kB, ${says} ${words}`]);
  });

  it('[HO71] tolerates 1 %, but 0.1 kB of the small and 0.5 kB of the large', () => {
    expect([2, 10, 20, 270].map(toleranceOf)).toEqual([0.1, 0.1, 0.2, 0.5]);
  });
});

describe('the budgets file', () => {
  it('[HO71] gets the sizes of a build, and keeps the ceilings', () => {
    const written = withSizesOf(build(99_000), budgets);
    expect(written).toEqual({ ...budgets, firstLoad: { kilobytes: 150, ceiling: 160 } });
    expect(faultsOf(build(99_000), written)).toEqual([]);
  });

  it('[HO24] holds a first load of 165 kB for the web, 175 for sets and 260 for old ones', () => {
    const file = readBudgets();
    const sets = ['tizen', 'webos', 'hbbtv'].map((target) => budgetsOf(file, target));
    expect(budgetsOf(file, 'web').firstLoad?.ceiling).toBe(165);
    expect(sets.map(({ firstLoad, legacyFirstLoad }) => [firstLoad?.ceiling, legacyFirstLoad?.ceiling])).toEqual(
      sets.map(() => [175, 260]),
    );
    expect(() => budgetsOf(file, 'radio')).toThrow('has no budgets for radio');
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
