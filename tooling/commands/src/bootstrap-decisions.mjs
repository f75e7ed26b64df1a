// Plain JavaScript in old syntax: it must load on the Node that a machine happens to have, to tell what is missing.
import { createHash } from 'crypto';

/** The oldest Node of each line that everything here runs on; lines in between are refused, later ones are welcome. */
const OLDEST_NODES = ['20.19.0', '22.12.0'];

/**
 * What to tell somebody whose Node is too old; nothing when it is new enough.
 * @param {string} version such as 'v20.19.0'
 * @returns {string | undefined}
 */
export function nodeComplaint(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  const lines = OLDEST_NODES.map((oldest) => oldest.split('.').map(Number));
  const newest = lines[lines.length - 1] || [];
  const isNewer = (major || 0) > (newest[0] || 0);
  if (isNewer || lines.some((oldest) => oldest[0] === major && (minor || 0) >= (oldest[1] || 0))) return undefined;
  return (
    `This is Node ${version}, and Fjernsyn needs Node 20.19 or newer, or 22.12 or newer (20, 22 and 24 are tested).\n` +
    'Install it from https://nodejs.org or with your version manager, e.g. `nvm install 22`.'
  );
}

/**
 * The pinned package manager: `pnpm@10.34.9+sha512.<hex>` taken apart.
 * @param {string} pin the root manifest's `packageManager`
 * @returns {{ name: string, version: string, integrity: string | undefined }} integrity in npm's own form (base64)
 */
export function parsePin(pin) {
  const match = /^([a-z]+)@([^+]+)(?:\+(sha\d+)\.([0-9a-f]+))?$/.exec(pin);
  if (!match) throw new Error('packageManager is not a pin: ' + pin);
  const integrity = match[4] ? `${match[3]}-${Buffer.from(match[4], 'hex').toString('base64')}` : undefined;
  return { name: match[1] || '', version: match[2] || '', integrity };
}

/**
 * One hash over everything that decides what an install yields, whatever the order of the files.
 * @param {ReadonlyArray<{ path: string, text: string }>} files
 * @returns {string}
 */
export function stampOf(files) {
  const hash = createHash('sha256');
  const sorted = files.slice().sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const file of sorted) hash.update(file.path + '\0' + file.text + '\0');
  return hash.digest('hex');
}

/**
 * Whether the packages must be installed before the command can run.
 * @param {{ stamp: string, installedStamp: string | undefined, hasModules: boolean }} state
 * @returns {boolean}
 */
export function needsInstall(state) {
  return !state.hasModules || state.installedStamp !== state.stamp;
}

/**
 * Why an install failed and what to do, by what pnpm says of the lockfile alone.
 * @param {string} words
 * @returns {string}
 */
export function installComplaint(words) {
  if (words.indexOf('ERR_PNPM_OUTDATED_LOCKFILE') === -1)
    return 'The packages could not be installed. The first run needs the network; the lines above say what pnpm missed.';
  return (
    'pnpm-lock.yaml is older than a package.json, as the lines above say. Renew it and commit it with that change:\n' +
    '  .tools/node_modules/.bin/pnpm install --no-frozen-lockfile'
  );
}

/**
 * Reports of an earlier run that must not be taken for those of this one, also where it breaks before its first check.
 * @param {string} command
 * @param {ReadonlyArray<string>} args
 * @returns {string[]} paths from the root
 */
export function reportsToForget(command, args) {
  const isHelp = args.indexOf('--help') !== -1 || args.indexOf('-h') !== -1;
  return command === 'test' && !isHelp ? ['reports/tests.tsv'] : [];
}

/**
 * The environment of everything that the bootstrap starts: pnpm found first, no tool reports home.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} binFolder
 * @param {string} separator between the folders of PATH
 * @returns {Record<string, string | undefined>}
 */
export function childEnvironment(env, binFolder, separator) {
  // Windows spells it Path, and two spellings of one name in an environment lose one of them.
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') || 'PATH';
  /** @type {Record<string, string | undefined>} */
  const child = Object.assign({}, env, {
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    NO_UPDATE_NOTIFIER: '1',
  });
  child[pathName] = binFolder + separator + (env[pathName] || '');
  return child;
}

/**
 * How to call npm: by the very file that runs us, where npm says so (Windows cannot spawn npm.cmd by itself).
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} nodePath
 * @returns {{ command: string, args: string[] }}
 */
export function npmCall(env, nodePath) {
  const script = env.npm_execpath || '';
  return /npm-cli\.[cm]?js$/.test(script) ? { command: nodePath, args: [script] } : { command: 'npm', args: [] };
}
