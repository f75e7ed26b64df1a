import { zipSync } from 'fflate';
import type { MadeFile } from './made-file';

/** The earliest time that a zip can tell; the same files make the same zip whenever it is made. */
const fixedAt = new Date(1980, 0, 1);

/** One zip of the files, in the order of their paths, the same bytes each time. */
export function zip(files: readonly MadeFile[]): Uint8Array {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const entries = sorted.map(({ path, contents }) => [path, [contents, { mtime: fixedAt, level: 9 }]] as const);
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
}
