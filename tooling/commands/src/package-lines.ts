import type { Packaged } from '@fjernsyn/packager';

/** What is said of a package: each file with its size, what else lies in its folder, the way to a set, and what a store would refuse with its remedy. */
export const packageLines = ({ made, others, steps, complaints }: Packaged, outDir: string): readonly string[] => [
  `Made in ${outDir}:`,
  ...made.map(({ path, bytes }) => `  ${path}  ${toSize(bytes)}`),
  ...(others.length === 0 ? [] : ['Left alone there, as it was not made here:', ...others.map((path) => `  ${path}`)]),
  'To a set:',
  ...steps.map((step) => `  ${step}`),
  ...(complaints.length === 0 ? ['A store would refuse nothing that we know of.'] : ['A store would refuse:']),
  ...complaints.flatMap(({ rule, remedy }) => [`  ✗ ${rule}`, `    ${remedy}`]),
];

const toSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
