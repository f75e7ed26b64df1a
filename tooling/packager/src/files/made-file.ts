/** A file for a set or for its store. */
export interface MadeFile {
  /** Within the folder that was asked for. */
  readonly path: string;
  readonly contents: Uint8Array;
}

/** What a store would refuse: the rule, and what to do. */
export interface Complaint {
  readonly rule: string;
  readonly remedy: string;
}

/** For the set of a developer, or for a store. */
export type Variant = 'store' | 'development';

/** No package is larger (6 MB). */
export const LARGEST_PACKAGE_BYTES = 6_000_000;

/** What is too large, in words: all files of a package together, whether they lie in one or in a folder. */
export function sizeComplaints(files: readonly MadeFile[]): readonly Complaint[] {
  const total = files.reduce((sum, { contents }) => sum + contents.byteLength, 0);
  if (total <= LARGEST_PACKAGE_BYTES) return [];
  return [
    {
      rule: `The package takes ${(total / 1_000_000).toFixed(1)} MB; 6 MB is the most.`,
      remedy: 'Look for a picture or a library that came in of late.',
    },
  ];
}
