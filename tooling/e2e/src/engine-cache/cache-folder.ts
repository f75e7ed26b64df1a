import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where downloaded engines are kept, outside the checkout: `FJERNSYN_CACHE`, else the user's cache folder. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env.FJERNSYN_CACHE) return env.FJERNSYN_CACHE;
  return join(env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache'), 'fjernsyn');
}
