import { delimiter, join } from 'node:path';
import type { RunProgram } from './run-program';

/** What looking for a browser, and installing one, needs to know of the machine. */
export interface Machine {
  readonly platform: string;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProgram: (path: string) => boolean;
  readonly run: RunProgram;
  readonly pause: () => Promise<void>;
  readonly say: (line: string) => void;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Debian's Chromium without a window: the same engine, and a page costs a sixth of the work. Its own name on the path is a script that outlives its end. */
const windowless = '/usr/lib/chromium/chromium-headless-shell';

const usualPlaces: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** The Debian packages with a browser, the best first; an older system has only the second. */
const browserPackages = ['chromium-headless-shell', 'chromium'] as const;

/** What it and the old engines draw letters with. */
const libraries = ['fonts-dejavu-core', 'libfontconfig1', 'libnss3', 'libnspr4', 'libexpat1', 'libuuid1'];

const APT_TRIES = 30;

/** A browser's program: the one that `FJERNSYN_CHROMIUM` names, Debian's without a window, or the first under a usual name; undefined where there is none. */
export const findBrowser = ({ platform, env, isProgram }: Machine): string | undefined => {
  const told = env.FJERNSYN_CHROMIUM;
  if (told !== undefined && told !== '') return isProgram(told) ? told : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [windowless, ...onPath, ...(usualPlaces[platform] ?? [])].find(isProgram);
};

/** Finds a browser or installs one where the machine is Debian's and ours; rejects with what is missing and how to get it. */
export const findOrInstallBrowser = async (machine: Machine): Promise<string> => {
  const { env, isRoot, say } = machine;
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  if (env.FJERNSYN_CHROMIUM) throw new Error(`FJERNSYN_CHROMIUM names no program: ${env.FJERNSYN_CHROMIUM}`);
  if (!machine.isProgram('/usr/bin/apt-get')) throw new Error(adviceFor(machine.platform));
  if (!isRoot) throw new Error(adviceFor('debian'));
  say('No browser was found. Installing Chromium, which takes a minute …');
  await runApt(machine, ['update']);
  const [best, other] = browserPackages;
  await installPackages(machine, [best, ...libraries]).catch(() => installPackages(machine, [other, ...libraries]));
  const installed = findBrowser(machine);
  if (installed === undefined)
    throw new Error(`Chromium was installed and is still not to be found. ${adviceFor('other')}`);
  return installed;
};

const installPackages = (machine: Machine, packages: readonly string[]): Promise<void> =>
  runApt(machine, ['install', '-y', '--no-install-recommends', ...packages]);

/** What somebody does who has no browser yet. */
const adviceFor = (system: string): string => {
  const ways: Readonly<Record<string, string>> = {
    debian: `Run: sudo apt-get update && sudo apt-get install -y ${['chromium', ...libraries].join(' ')}`,
    darwin: 'Install Chrome from https://www.google.com/chrome or run: brew install --cask chromium',
    win32: 'Install Chrome from https://www.google.com/chrome',
  };
  const way = ways[system] ?? 'Install Chromium or Chrome with the package manager of this system.';
  return `The browser tests need Chromium or Chrome, and none was found. ${way}\nFJERNSYN_CHROMIUM may name one that lies elsewhere.`;
};

/** apt runs one at a time: another run's lock is waited for, any other failure is told. */
const runApt = async (machine: Machine, args: readonly string[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const options = { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } };
    const { exitCode, output } = await machine.run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], options);
    if (exitCode === 0) return;
    const isLocked = /Could not get lock|Unable to (acquire|lock)/i.test(output);
    if (!isLocked || attempt >= APT_TRIES) throw new Error(`apt-get ${args.join(' ')} failed:\n${output.trim()}`);
    if (attempt === 1) machine.say('Another program is installing packages; waiting for it …');
    await machine.pause();
  }
};
