import { describe, expect, it } from 'vitest';
import { findCatalogViolations, findDoubleVersions, findRegistryHosts } from './pin-guards';

const catalog = (line: string) =>
  `packages:\n  - packages/*\n\ncatalog:\n  ${line}\n  vitest: 4.1.12\nallowBuilds:\n  a: false\n`;

describe('findCatalogViolations', () => {
  it.each(['zod: ^4.6.7', 'zod: latest', 'zod: ~4.6', '"@a/b": ">=1.2.3"'])('[HO16] fails %s', (line) => {
    expect(findCatalogViolations(catalog(line))).toEqual([`pnpm-workspace.yaml: "${line}" is no exact version`]);
  });

  it('[HO16] fails a second catalog and none at all', () => {
    expect(findCatalogViolations(`${catalog('zod: 4.6.7')}catalogs:\n  old:\n    zod: 3.0.0\n`)).toHaveLength(1);
    expect(findCatalogViolations('packages:\n  - packages/*\n')).toEqual(['pnpm-workspace.yaml: has no catalog']);
    expect(findCatalogViolations(catalog("'@a/b': 1.2.3-beta.4"))).toEqual([]);
  });
});

describe('findDoubleVersions', () => {
  const lockfile = (versions: string[]) =>
    `packages:\n\n${versions.map((version) => `  '@tanstack/query-core@${version}':\n    resolution: {}\n\n`).join('')}snapshots:\n`;

  it('[HO17] fails a library of the product in two versions', () => {
    expect(findDoubleVersions(lockfile(['5.1.0', '5.2.0']), ['@tanstack/query-core'])).toEqual([
      'pnpm-lock.yaml: @tanstack/query-core in 2 versions: 5.1.0, 5.2.0',
    ]);
    expect(findDoubleVersions(lockfile(['5.1.0']), ['@tanstack/query-core', 'xstate'])).toEqual([]);
  });
});

describe('findRegistryHosts', () => {
  it('[HO18] fails an address or a tarball', () => {
    expect(
      findRegistryHosts('    resolution: {integrity: sha512-a, tarball: https://registry.example/a.tgz}'),
    ).toHaveLength(1);
    expect(findRegistryHosts('    tarball: file:a.tgz')).toHaveLength(1);
    expect(findRegistryHosts('    resolution: {integrity: sha512-a}\n    deprecated: see https://a.example')).toEqual(
      [],
    );
  });
});
