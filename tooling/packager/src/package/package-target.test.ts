import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeList } from '../files/package-folder';
import { contentSecurityPolicy } from '../site/content-security-policy';
import { targets } from '../targets';
import { type MakeSite, packageTarget } from './package-target';

let folder: string;
let runs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-package-target-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pageOf = (policy: string) => Buffer.from(`<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
const policy = contentSecurityPolicy(
  { service: [], cdn: [] },
  { isPackaged: false, hasObjects: false, canCast: false },
);
const smallSite: MakeSite = async (target) => [{ path: targets[target].page, contents: pageOf(policy) }];
const unsafeSite: MakeSite = async (target) => [
  { path: targets[target].page, contents: pageOf(policy.replace("'self'", "'self' 'unsafe-eval'")) },
];
const real = { serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example' };
const env = { FJERNSYN_TIZEN_AUTHOR_P12: '/dev/null/none' };
const optionsOf = (configuration: Readonly<Record<string, unknown>>, outDir = join(folder, String(runs++))) => {
  return { outDir, variant: 'store', configuration, env, now: Date.UTC(2026, 10, 29) } as const;
};

test.each(['hbbtv', 'web'] as const)(
  '[PK386] [found-pack-02] a package of %s for a real service is refused nothing',
  async (target) => {
    expect((await packageTarget(target, optionsOf(real), smallSite)).complaints).toEqual([]);
  },
);

test.each(['hbbtv', 'web'] as const)(
  '[PK386] [found-pack-02] a package of %s for one’s own machine, or without TLS, is refused',
  async (target) => {
    const configuration = { serviceUrl: 'http://127.0.0.1:4100', cdnUrl: 'http://cdn.example' };
    const { complaints } = await packageTarget(target, optionsOf(configuration), smallSite);
    const rules = complaints.map(({ rule }) => rule).join('\n');
    expect(rules).toContain('serviceUrl is http://127.0.0.1:4100');
    expect(rules).toContain('cdnUrl is http://cdn.example, which is not reached by TLS');
  },
);

test('[PK387] [found-pack-03] the page is looked at as it is packed', async () => {
  const { complaints } = await packageTarget('web', optionsOf(real), unsafeSite);
  expect(complaints.map(({ rule }) => rule)).toEqual([expect.stringContaining('run as a script')]);
});

test('[PK380] [found-pack-04] [found-pack-06] where signing fails no package is left, and what others have there is', async () => {
  const options = optionsOf(real);
  await packageTarget('web', options, smallSite);
  await writeFile(join(options.outDir, 'diary.txt'), 'dear diary');
  expect((await packageTarget('web', options, smallSite)).others).toEqual(['diary.txt']);
  expect((await readdir(options.outDir)).sort()).toContain(madeList);
  await expect(packageTarget('tizen', options, smallSite)).rejects.toMatchObject({
    code: 'packager/certificate-invalid',
  });
  expect(await readdir(options.outDir)).toEqual(['diary.txt']);
});
