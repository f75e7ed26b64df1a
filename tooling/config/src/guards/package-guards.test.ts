import { describe, expect, it } from 'vitest';
import { HOUSE } from './house-table';
import {
  findEdgeViolations,
  findExportsViolations,
  findLibraryViolations,
  findManifestViolations,
  findTagViolations,
} from './package-guards';
import { draftPackage } from './test-packages';

const on = (...names: string[]) => Object.fromEntries(names.map((name) => [`@fjernsyn/${name}`, 'workspace:*']));

describe('findTagViolations', () => {
  it('[HO1] fails a package without a tag, with two, or with one that nobody knows', () => {
    expect(findTagViolations([draftPackage('kernel', { tags: [] })])).toHaveLength(1);
    expect(findTagViolations([draftPackage('kernel', { tags: ['kernel', 'api'] })])).toHaveLength(1);
    expect(findTagViolations([draftPackage('weather')])).toEqual([
      'packages/weather: the tag "weather" is not in the house\'s table',
    ]);
  });

  it('[HO1] fails a package in another folder or by another name than the table says', () => {
    expect(findTagViolations([draftPackage('kernel', { folder: 'tooling/kernel' })])).toHaveLength(1);
    expect(findTagViolations([draftPackage('kernel', { manifest: { name: '@fjernsyn/core' } })])).toHaveLength(1);
    expect(findTagViolations([draftPackage('kernel'), draftPackage('web')])).toEqual([]);
  });
});

describe('findEdgeViolations', () => {
  it.each([
    ['kernel', 'platform'],
    ['session', 'lists'],
    ['player', 'session'],
    ['lists', 'catalogue'],
    ['shell', 'ui'],
    ['client', 'browser'],
    ['client', 'api'],
    ['ui', 'platform'],
    ['tizen', 'web'],
    ['web', 'shell'],
    ['browser', 'api'],
    ['reference-service', 'ui'],
    ['media', 'platform'],
    ['packager', 'e2e'],
    ['e2e', 'storybook'],
  ])('[HO2] %s may not depend on %s, for tests neither', (from, to) => {
    const expected = [`${HOUSE[from]?.folder}: may not depend on @fjernsyn/${to}`];
    expect(findEdgeViolations([draftPackage(from, { manifest: { dependencies: on(to) } })])).toEqual(expected);
    expect(findEdgeViolations([draftPackage(from, { manifest: { devDependencies: on(to) } })])).toEqual(expected);
  });

  it('[HO2] allows the direct edges of the table', () => {
    const sound = [
      draftPackage('catalogue', { manifest: { dependencies: on('kernel', 'contracts', 'platform', 'api', 'lists') } }),
      draftPackage('shell', { manifest: { dependencies: on('focus', 'session', 'analytics', 'catalogue') } }),
      draftPackage('e2e', { manifest: { dependencies: on('packager', 'reference-service', 'client') } }),
      draftPackage('reference-service', { manifest: { dependencies: on('media', 'contracts') } }),
    ];
    expect(findEdgeViolations(sound)).toEqual([]);
  });
});

describe('findLibraryViolations', () => {
  it.each([
    ['kernel', 'zod'],
    ['lists', 'xstate'],
    ['player', '@tanstack/query-core'],
    ['shell', 'react'],
    ['focus', 'react'],
    ['player', 'shaka-player'],
    ['web', 'lodash'],
  ])('[HO3] %s must not know %s', (tag, library) => {
    const inProduct = draftPackage(tag, { manifest: { dependencies: { [library]: 'catalog:' } } });
    const inTests = draftPackage(tag, { manifest: { devDependencies: { [library]: 'catalog:' } } });
    expect(findLibraryViolations([inProduct])).toEqual([
      `${HOUSE[tag]?.folder}: ${library} does not belong on this floor`,
    ]);
    expect(findLibraryViolations([inTests])).toHaveLength(1);
  });

  it('[HO3] allows the libraries of a floor, and the runners of tests anywhere', () => {
    const dev = { devDependencies: { vitest: 'catalog:', typescript: 'catalog:', '@types/react': 'catalog:' } };
    const contracts = draftPackage('contracts', { manifest: { ...dev, dependencies: { zod: 'catalog:' } } });
    const client = draftPackage('client', { manifest: { ...dev, dependencies: { qrcode: 'catalog:' } } });
    const packager = draftPackage('packager', { manifest: { dependencies: { esbuild: 'catalog:' } } });
    expect(findLibraryViolations([contracts, client, packager])).toEqual([]);
  });
});

describe('findExportsViolations', () => {
  it('[HO4] fails every door but the index, the fakes, and the examples and shapes of contracts', () => {
    const door = (exports: Record<string, string>) => draftPackage('focus', { manifest: { exports } });
    expect(findExportsViolations([door({ './src/tree': './src/tree.ts' })])).toHaveLength(1);
    expect(findExportsViolations([door({ '.': './dist/index.js' })])).toHaveLength(1);
    expect(findExportsViolations([door({ './examples': './src/examples/index.ts' })])).toHaveLength(1);
    expect(findExportsViolations([door({ './shapes': './src/shapes/index.ts' })])).toHaveLength(1);
    expect(findExportsViolations([door({ './*': './src/*.ts' })])).toHaveLength(1);
    expect(findExportsViolations([door({ '.': './src/index.ts', './testing': './src/testing/index.ts' })])).toEqual([]);
  });
});

describe('findManifestViolations', () => {
  it('[HO5] fails a version of its own, a loose link, a public package and silence about side effects', () => {
    const with_ = (manifest: object) => findManifestViolations([draftPackage('api', { manifest })]);
    expect(with_({ dependencies: { zod: '^4.0.0' } })).toEqual([
      'packages/api: zod is "^4.0.0": ours are "workspace:*", others "catalog:"',
    ]);
    expect(with_({ devDependencies: { '@fjernsyn/kernel': 'workspace:^' } })).toHaveLength(1);
    expect(with_({ dependencies: { '@fjernsyn/kernel': 'catalog:' } })).toHaveLength(1);
    expect(with_({ private: false })).toEqual(['packages/api: must be private']);
    expect(with_({ sideEffects: undefined })).toEqual(['packages/api: must state sideEffects']);
    expect(with_({ dependencies: { '@fjernsyn/kernel': 'workspace:*', zod: 'catalog:' } })).toEqual([]);
  });
});
