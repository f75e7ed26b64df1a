import { zipSync } from 'fflate';
import { packedAt } from './fixed-time';
import type { MadeFile } from './made-file';

/** A zip tells the time of the place where it is made. */
const localTime = new Date(packedAt.getUTCFullYear(), packedAt.getUTCMonth(), packedAt.getUTCDate());

/** One zip of the files, in the order of their paths, the same bytes each time. */
export function zip(files: readonly MadeFile[]): Uint8Array {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const entries = sorted.map(({ path, contents }) => [path, [contents, { mtime: localTime, level: 9 }]] as const);
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
}
