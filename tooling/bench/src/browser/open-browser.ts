import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Nothing may be fetched, and a container has no sandbox of its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Starts Chromium: the one that `FJERNSYN_CHROMIUM` names, else the first under a usual name on the path. Close it in a `finally`. */
export function openBrowser(env: Readonly<Record<string, string | undefined>> = process.env): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(env), args });
}

function findBrowser({
  FJERNSYN_CHROMIUM: told,
  PATH: path = '',
}: Readonly<Record<string, string | undefined>>): string {
  if (told) return told;
  const found = names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .find((program) => isProgram(program));
  if (found === undefined) throw new Error('No Chromium was found on the path; FJERNSYN_CHROMIUM may name one.');
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
