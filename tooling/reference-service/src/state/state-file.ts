import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ServiceState } from './service-state';

/** Where state outlives a run. */
export interface StateFile {
  /** What was kept; undefined where there is nothing, or nothing this version can read. */
  load(): Promise<ServiceState | undefined>;
  save(state: ServiceState): Promise<void>;
}

/** Raised when the shape of the state changes: what an older version kept is then left behind. */
const version = 1;

/**
 * The state as one file of JSON. It may be deleted at any time; a file that cannot be read is set aside as `….unreadable`, so nothing is
 * lost by starting anew.
 */
export function createStateFile(path: string): StateFile {
  return {
    async load() {
      const text = await readFile(path, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const state = stateOf(text);
      if (state === undefined) await rename(path, `${path}.unreadable`).catch(() => undefined);
      return state;
    },
    async save(state) {
      await mkdir(dirname(path), { recursive: true });
      // Written beside and moved, so a crash in the middle leaves the last good one.
      await writeFile(`${path}.next`, JSON.stringify({ version, state }, null, 1), { mode: 0o600 });
      await rename(`${path}.next`, path);
    },
  };
}

function stateOf(text: string): ServiceState | undefined {
  try {
    const kept = JSON.parse(text) as { readonly version?: unknown; readonly state?: ServiceState } | null;
    return kept?.version === version ? kept.state : undefined;
  } catch {
    return undefined;
  }
}
