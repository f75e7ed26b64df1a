import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtSite } from './built-site';

it('[EE19] takes a site that the run has built already', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sites-'));
  try {
    const web = { outDir: '/built/web', files: [], firstLoad: ['a.js'], legacyFirstLoad: [] };
    const path = join(folder, 'sites.json');
    await writeFile(path, JSON.stringify({ web }));
    expect(await builtSite('web', { FJERNSYN_SITES: path })).toEqual(web);
    await expect(builtSite('web', { FJERNSYN_SITES: join(folder, 'none.json') })).rejects.toThrow('none.json');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
