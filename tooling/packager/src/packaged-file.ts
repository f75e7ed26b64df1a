import { createHash } from 'node:crypto';
import type { FileKind } from './build-result';

/** A file of the build that is still in memory. */
export interface PackagedFile {
  readonly path: string;
  readonly contents: Uint8Array;
  readonly kind: FileKind;
  /** The files that it is made of, as far as they may be others' work. */
  readonly sources: readonly string[];
}

/** Names a file after its contents, `assets/boot.1a2b3c4d.js`, so that it can be cached for good. */
export function hashedFile(
  name: string,
  extension: string,
  contents: Uint8Array,
  kind: FileKind,
  sources: readonly string[] = [],
): PackagedFile {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  return { path: `assets/${name}.${hash}.${extension}`, contents, kind, sources };
}
