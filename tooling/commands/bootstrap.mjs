// Run by `npm start`, `npm test` and their kin with Node alone: installs the pinned pnpm and the packages when they are missing or
// have changed, then hands over to the command in TypeScript. Old syntax: see src/bootstrap-decisions.mjs.
import { spawn, spawnSync } from 'child_process';
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';
import {
  childEnvironment,
  installComplaint,
  needsInstall,
  nodeComplaint,
  npmCall,
  parsePin,
  reportsToForget,
  stampOf,
} from './src/bootstrap-decisions.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const toolsFolder = path.join(root, '.tools');
const stampFile = path.join(toolsFolder, 'installed');
/** @type {Record<string, string>} */
const SCRIPTS = {
  start: 'tooling/commands/src/start.ts',
  test: 'tooling/commands/src/test.ts',
  service: 'tooling/commands/src/service.ts',
  storybook: 'tooling/commands/src/storybook.ts',
  bench: 'tooling/bench/src/bench.ts',
  soak: 'tooling/bench/src/soak.ts',
  cases: 'tooling/cases/src/cases.ts',
  openapi: 'tooling/openapi/src/write-document.ts',
  references: 'tooling/config/src/references/write-references.ts',
  package: 'tooling/commands/src/package.ts',
  budgets: 'tooling/commands/src/write-budgets.ts',
};

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} file @returns {string | undefined} */
function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** @returns {{ path: string, text: string }[]} */
function filesThatDecide() {
  const names = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'];
  for (const group of ['packages', 'apps', 'tooling']) {
    const folder = path.join(root, group);
    if (!fs.existsSync(folder)) continue;
    for (const name of fs.readdirSync(folder)) names.push(group + '/' + name + '/package.json');
  }
  /** @type {{ path: string, text: string }[]} */
  const files = [];
  for (const name of names) {
    const text = readIfThere(path.join(root, name));
    if (text !== undefined) files.push({ path: name, text: text });
  }
  return files;
}

/** @param {string} command @param {string[]} args @param {Record<string, string | undefined>} env */
function run(command, args, env) {
  const shell = process.platform === 'win32' && command === 'npm';
  return spawnSync(command, args, { cwd: root, env: env, stdio: ['ignore', 'inherit', 'inherit'], shell: shell })
    .status;
}

/** @param {Record<string, string | undefined>} env @returns {string} pnpm's script, for Node to run */
function pnpmScript(env) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const pin = parsePin(manifest.packageManager);
  const folder = path.join(toolsFolder, 'node_modules', 'pnpm');
  const script = path.join(folder, 'bin', 'pnpm.cjs');
  const present = readIfThere(path.join(folder, 'package.json'));
  if (present !== undefined && JSON.parse(present).version === pin.version && fs.existsSync(script)) return script;

  console.log('Installing pnpm ' + pin.version + ' into .tools …');
  fs.mkdirSync(toolsFolder, { recursive: true });
  fs.writeFileSync(path.join(toolsFolder, 'package.json'), '{ "private": true }\n');
  const npm = npmCall(process.env, process.execPath);
  const flags = ['--save-exact', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
  const install = ['install', '--prefix', toolsFolder].concat(flags, ['pnpm@' + pin.version]);
  if (run(npm.command, npm.args.concat(install), env) !== 0) {
    stop(
      '\npnpm ' + pin.version + ' could not be installed. The first run needs npm and the network; later ones do not.',
    );
  }
  const lock = readIfThere(path.join(toolsFolder, 'node_modules', '.package-lock.json')) || '{}';
  const installed = (JSON.parse(lock).packages || {})['node_modules/pnpm'] || {};
  if (pin.integrity !== undefined && installed.integrity !== pin.integrity) {
    fs.rmSync(folder, { recursive: true, force: true });
    stop('The pnpm that was downloaded is not the one that package.json pins by its hash, so it was thrown away.');
  }
  return script;
}

/** @param {Record<string, string | undefined>} env */
function install(env) {
  const state = {
    stamp: stampOf(filesThatDecide()),
    installedStamp: readIfThere(stampFile),
    hasModules: fs.existsSync(path.join(root, 'node_modules', '.modules.yaml')),
  };
  if (!needsInstall(state)) return;
  const script = pnpmScript(env);
  console.log('Installing packages …');
  const flags = [
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--config.confirmModulesPurge=false',
  ];
  if (run(process.execPath, [script, 'install'].concat(flags), env) !== 0) {
    // Asked of the lockfile alone, pnpm needs no network, and its words tell an old one from all else.
    const words = [script, 'install', '--frozen-lockfile', '--lockfile-only', '--reporter=append-only'];
    const asked = spawnSync(process.execPath, words, { cwd: root, env: env, encoding: 'utf8' });
    stop('\n' + installComplaint(asked.stdout + asked.stderr));
  }
  fs.writeFileSync(stampFile, state.stamp);
}

/** @param {string} script @param {string[]} args @param {Record<string, string | undefined>} env */
function handOver(script, args, env) {
  const child = spawn(process.execPath, ['--import', 'tsx', script].concat(args), {
    cwd: root,
    env: env,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the whole group by itself; a signal sent to this process alone has to be passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  child.on('error', (error) => stop(String(error)));
  child.on('exit', (code, signal) => process.exit(code === null ? (signal === 'SIGINT' ? 130 : 1) : code));
}

const complaint = nodeComplaint(process.version);
if (complaint !== undefined) stop(complaint);
const command = process.argv[2] || '';
const script = Object.keys(SCRIPTS).indexOf(command) === -1 ? undefined : SCRIPTS[command];
if (script === undefined) stop('There is no such command. There are: ' + Object.keys(SCRIPTS).join(', ') + '.');
for (const report of reportsToForget(command, process.argv.slice(3)))
  fs.rmSync(path.join(root, report), { force: true });
const env = childEnvironment(process.env, path.join(toolsFolder, 'node_modules', '.bin'), path.delimiter);
install(env);
handOver(script, process.argv.slice(3), env);
