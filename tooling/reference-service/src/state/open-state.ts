import { type FileLock, lockFile } from './lock-file';
import type { ServiceState } from './service-state';
import { createStateFile, type StateFile } from './state-file';

/** What was kept of an earlier run, and where this one keeps what changes. */
export interface OpenState {
  /** Undefined where there was nothing, or nothing that can be read. */
  readonly kept: ServiceState | undefined;
  /** Undefined where changes stay in memory. */
  readonly file: StateFile | undefined;
  close(): Promise<void>;
}

/** Opens the state at a path. One service writes a file: a second one reads it, keeps its own changes in memory, and says so. */
export async function openState(path: string | undefined, warn?: (line: string) => void): Promise<OpenState> {
  if (path === undefined) return { kept: undefined, file: undefined, close: async () => undefined };
  const file = createStateFile(path, warn);
  const lock = await lockFile(path).catch((error: unknown): FileLock => {
    warn?.(`${path} could not be locked: ${String(error)}`);
    return { release: async () => undefined };
  });
  if (lock !== undefined) return { kept: await file.load(), file, close: lock.release };
  warn?.(`${path} is in use by another service. What is changed here is kept in memory, and lost at the end.`);
  return { kept: await file.peek(), file: undefined, close: async () => undefined };
}
