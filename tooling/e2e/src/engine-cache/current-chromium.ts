import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { EngineUnavailable } from './engine-unavailable';
import { installSystemPackages } from './system-packages';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's Chromium without a window: the same engine, and a page costs a sixth of the work. */
const windowless: readonly string[] = ['/usr/lib/chromium/chromium-headless-shell'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

type Env = Readonly<Record<string, string | undefined>>;

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Looks for a browser: a preferred one, or the first under a usual name on the path; null when there is none. */
export async function findChromium(env: Env, preferred = windowless): Promise<string | null> {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const path of [
    ...preferred,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
  ]) {
    if (await isProgram(path)) return path;
  }
  return null;
}

/** The program of today's Chromium: `FJERNSYN_CHROMIUM`, else the usual names; installed where there is none and we may. */
export async function currentChromium(env: Env = process.env): Promise<string> {
  const told = env.FJERNSYN_CHROMIUM;
  if (told) {
    if (await isProgram(told)) return told;
    throw new EngineUnavailable(`FJERNSYN_CHROMIUM names no program: ${told}`);
  }
  const found = await findChromium(env);
  if (found !== null) return found;
  await installSystemPackages(['chromium'], 'No Chromium was found; FJERNSYN_CHROMIUM may name one.');
  const installed = await findChromium(env);
  if (installed === null) throw new EngineUnavailable('Chromium was installed, and yet is not on the path.');
  return installed;
}
