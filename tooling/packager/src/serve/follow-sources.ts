import { existsSync, type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { packagesDir, type TargetName, targets } from '../targets';

/** How long files have to rest before they are taken as changed: an editor writes one several times, a checkout many. */
const restMs = 150;

/** Follows files until it is closed. */
export interface Following {
  close(): void;
}

/** The folders whose files an app is built of: its own sources, and those of every package. */
export async function sourceFolders(name: TargetName, appDir = targets[name].appDir): Promise<readonly string[]> {
  const packages = await readdir(packagesDir);
  const folders = [resolve(appDir, 'src'), ...packages.map((each) => join(packagesDir, each, 'src'))];
  return folders.filter((folder) => existsSync(folder));
}

/**
 * Runs `work` whenever files of the folders have changed, once for changes that come together and never twice at a time; what changes meanwhile
 * runs it again. What `work` rejects with goes to nobody.
 */
export function followSources(folders: readonly string[], work: () => Promise<void>): Following {
  let isClosed = false;
  let isRunning = false;
  let hasChanged = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    isRunning = true;
    hasChanged = false;
    await work().catch(() => undefined);
    isRunning = false;
    if (hasChanged) wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void run(), restMs);
  };
  const change = (): void => {
    hasChanged = true;
    if (!isRunning) wait();
  };
  const watchers: readonly FSWatcher[] = folders.map((folder) => watch(folder, { recursive: true }, change));
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
