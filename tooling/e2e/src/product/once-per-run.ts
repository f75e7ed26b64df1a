import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const waitMs = 100;
const patienceMs = 120_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function removeLeftovers(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!isAlive(Number(name.split('-')[0]))) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

/**
 * Makes something once for a test run, in whichever thread comes first; the others wait for its result, or its failure. The
 * result is kept as JSON beside the folder that `make` fills. Folders of runs that have ended are removed.
 */
export async function oncePerRun<Result>(
  name: string,
  make: (folder: string) => Promise<Result>,
  home: string = join(tmpdir(), 'fjernsyn-e2e'),
): Promise<Result> {
  // The threads of a run share the process, not their modules. The start tells it from an older one with the same number.
  const startedAtSecond = Math.round(Date.now() / 1000 - process.uptime());
  const place = join(home, `${process.pid}-${startedAtSecond}-${name}`);
  const done = join(place, 'result.json');
  const failed = join(place, 'failure.txt');
  await mkdir(home, { recursive: true });
  const isFirst = await mkdir(place).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await removeLeftovers(home);
    try {
      const folder = join(place, 'folder');
      await mkdir(folder);
      const result = await make(folder);
      await writeWhole(done, JSON.stringify(result));
      return result;
    } catch (error) {
      await writeWhole(failed, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }
  const lastAt = performance.now() + patienceMs;
  while (performance.now() < lastAt) {
    const result = await readFile(done, 'utf8').catch(() => null);
    if (result !== null) return JSON.parse(result) as Result;
    const failure = await readFile(failed, 'utf8').catch(() => null);
    if (failure !== null) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error(`${name} was not made within ${patienceMs} ms.`);
}
