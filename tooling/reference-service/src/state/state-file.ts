import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isServiceState } from './is-service-state';
import type { ServiceState } from './service-state';

/** Where state outlives a run. */
export interface StateFile {
  /** What was kept; undefined where there is nothing, or nothing this version can read, which is set aside. */
  load(): Promise<ServiceState | undefined>;
  /** The same for whoever does not own the file: nothing is moved or removed. */
  peek(): Promise<ServiceState | undefined>;
  save(state: ServiceState): Promise<void>;
}

/** Raised when the shape of the state changes: what an older version kept is then left behind. */
const version = 1;

/**
 * The state as one file of JSON. It may be deleted at any time; a file that cannot be read is set aside as `….unreadable`, beside
 * those that were so before, and `warn` is told: nothing is lost by starting anew.
 */
export function createStateFile(path: string, warn?: (line: string) => void): StateFile {
  const next = `${path}.next`;
  return {
    async peek() {
      const text = await readFile(path, 'utf8').catch(() => '');
      return stateOf(text);
    },
    async load() {
      await removeLeftovers(path);
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error);
      if (text instanceof Error && text.code === 'ENOENT') return undefined;
      const state = text instanceof Error ? undefined : stateOf(text);
      if (state === undefined) {
        const aside = await setAside(path).catch(() => undefined);
        warn?.(
          `${path} could not be read; ${aside === undefined ? 'it is still there' : `it is now ${basename(aside)}`}.`,
        );
      }
      return state;
    },
    async save(state) {
      await mkdir(dirname(path), { recursive: true });
      // Written beside and moved, so a crash in the middle leaves the last good one.
      await writeFile(next, JSON.stringify({ version, state }, null, 1), { mode: 0o600 });
      await rename(next, path);
    },
  };
}

/** Removes what a killed service had begun to write. */
async function removeLeftovers(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  const begun = names.filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.next'));
  await Promise.all(begun.map((name) => rm(join(dirname(path), name), { force: true })));
}

/** Moves a file to a name that nothing has yet, and gives that name. */
async function setAside(path: string): Promise<string> {
  const taken = new Set(await readdir(dirname(path)));
  const names = [`${path}.unreadable`, ...Array.from(taken, (_, index) => `${path}.unreadable-${index + 2}`)];
  const aside = names.find((name) => !taken.has(basename(name))) ?? path;
  await rename(path, aside);
  return aside;
}

function stateOf(text: string): ServiceState | undefined {
  try {
    const kept = JSON.parse(text) as { readonly version?: unknown; readonly state?: unknown } | null;
    return kept?.version === version && isServiceState(kept.state) ? kept.state : undefined;
  } catch {
    return undefined;
  }
}
