import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PackagerError } from '../errors';
import { playerOwner } from '../targets';
import { entryScript, primitivesScript } from './shaka-parts';

const run = promisify(execFile);
const shaka = dirname(createRequire(playerOwner).resolve('shaka-player/package.json'));
const compiler = dirname(createRequire(import.meta.url).resolve('google-closure-compiler/package.json'));
/** Where scripts that were compiled once are kept; it is ignored by git. */
const cache = fileURLToPath(new URL('../../../../.fjernsyn/player/', import.meta.url));

const flags = [
  '--entry_point=goog:fjernsyn.shaka',
  '--dependency_mode=PRUNE',
  '--compilation_level=ADVANCED',
  '--generate_exports',
  '--language_in=ECMASCRIPT_2021',
  '--language_out=ECMASCRIPT5_STRICT',
  '--define=goog.asserts.ENABLE_ASSERTS=false',
  '--define=shaka.log.MAX_LOG_LEVEL=0',
  // Shaka's own checks of its types need its tests and its screen.
  '--jscomp_off=*',
  '--warning_level=QUIET',
] as const;

/**
 * Our build of Shaka: compiled once from the sources of its package, and kept until Shaka, the compiler or what we take of it change. Rejects
 * with `packager/tool-failed` where the compiler does not run.
 */
export async function buildShaka(): Promise<Buffer> {
  const [version, compilerVersion] = await Promise.all([versionOf(shaka), versionOf(compiler)]);
  const told = [version, compilerVersion, entryScript, primitivesScript, ...flags];
  const key = createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16);
  const kept = join(cache, `shaka-${version}-${key}.js`);
  return readFile(kept).catch(async () => {
    const script = await compile(version);
    await mkdir(cache, { recursive: true });
    // Another process may be writing the same: whoever reads finds a whole file.
    const written = join(cache, `${randomUUID()}.js`);
    await writeFile(written, script);
    await rename(written, kept);
    return script;
  });
}

async function compile(version: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'fjernsyn-shaka-'));
  try {
    const [primitives, entry, output] = ['primitives.js', 'entry.js', 'output.js'].map((name) => join(folder, name));
    await Promise.all([writeFile(primitives as string, primitivesScript), writeFile(entry as string, entryScript)]);
    const sources = [primitives, entry, join(shaka, 'lib/**.js'), join(shaka, 'third_party/**.js')];
    await run(process.execPath, [
      join(compiler, 'cli.js'),
      ...flags,
      `--define=shaka.Player.version=v${version}`,
      ...sources.map((path) => `--js=${path}`),
      ...(await externs()).map((path) => `--externs=${path}`),
      `--output_wrapper_file=${join(shaka, 'dist/wrapper.js')}`,
      `--js_output_file=${output}`,
    ]);
    return await readFile(output as string);
  } catch (thrown) {
    throw new PackagerError('packager/tool-failed', `Shaka could not be compiled: ${thrown}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What Shaka says of names that are not its own, which the compiler leaves as they are. */
async function externs(): Promise<readonly string[]> {
  const folder = join(shaka, 'externs');
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => join(folder, file));
}

async function versionOf(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).version;
}
