import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PackagerError } from '../errors';
import type { MadeFile } from '../files/made-file';
import { repackIpk } from './repack-ipk';

const aresPackage = join(
  dirname(createRequire(import.meta.url).resolve('@webos-tools/cli/package.json')),
  'bin/ares-package.js',
);

/**
 * The package of an LG set (.ipk), made by LG's own packager from the files and packed anew with one time for all. Rejects with
 * `packager/tool-failed` and what it said.
 */
export async function ipk(files: readonly MadeFile[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'fjernsyn-ipk-'));
  const [app, out] = [join(folder, 'app'), join(folder, 'out')];
  try {
    for (const { path, contents } of files) {
      await mkdir(dirname(join(app, path)), { recursive: true });
      await writeFile(join(app, path), contents);
    }
    // It keeps settings in the home folder, which is none of its business here.
    const env = { ...process.env, HOME: folder };
    await promisify(execFile)(process.execPath, [aresPackage, '--no-minify', app, '-o', out], { env }).catch(
      (error: { readonly stdout?: string; readonly stderr?: string }) => {
        throw new PackagerError('packager/tool-failed', `${error.stdout ?? ''}${error.stderr ?? ''}`.trim());
      },
    );
    const [made = ''] = await readdir(out);
    return await repackIpk(await readFile(join(out, made)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
