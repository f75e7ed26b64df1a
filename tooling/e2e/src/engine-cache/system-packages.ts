import { EngineUnavailable } from './engine-unavailable';
import { runProgram } from './run-program';

const aptPackages: readonly (readonly [RegExp, string])[] = [
  [/^lib(nss|nssutil|smime|ssl)3\.so/, 'libnss3'],
  [/^lib(nspr|plc|plds)4\.so/, 'libnspr4'],
  [/^libexpat\.so/, 'libexpat1'],
  [/^libuuid\.so/, 'libuuid1'],
  [/^libfontconfig\.so/, 'libfontconfig1'],
];

/** Reads from the output of `ldd` which shared libraries a program does not find. */
export function missingLibraries(lddOutput: string): readonly string[] {
  return lddOutput
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(/\s+/)[0] ?? '');
}

/** Names the Debian packages that bring the given libraries; an unknown library stands for itself. */
export function packagesFor(libraries: readonly string[]): readonly string[] {
  return [...new Set(libraries.map((name) => aptPackages.find(([pattern]) => pattern.test(name))?.[1] ?? name))];
}

/** Installs Debian packages where we may; else rejects with the command for whoever may. */
export async function installSystemPackages(packages: readonly string[], reason: string): Promise<void> {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new EngineUnavailable(`${reason} On Debian or Ubuntu run, as root: ${command}`);
  }
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  const install = [...wait, 'install', '-y', '--no-install-recommends', ...packages];
  try {
    await runProgram('apt-get', install).catch(async () => {
      await runProgram('apt-get', [...wait, 'update']);
      await runProgram('apt-get', install);
    });
  } catch (error) {
    throw new EngineUnavailable(`${reason} This was tried and failed: ${command}`, error);
  }
}

/** Sees to it that a program finds its shared libraries, and installs what is missing. */
export async function ensureLibraries(program: string): Promise<void> {
  const missing = missingLibraries(await runProgram('ldd', [program]));
  if (missing.length === 0) return;
  await installSystemPackages(packagesFor(missing), `${program} lacks ${missing.join(', ')}.`);
  const still = missingLibraries(await runProgram('ldd', [program]));
  if (still.length > 0) throw new EngineUnavailable(`${program} still lacks ${still.join(', ')}.`);
}
