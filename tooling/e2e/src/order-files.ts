import { createHash } from 'node:crypto';

/** A file of a run, as vitest tells of it. */
export interface OrderedFile {
  readonly moduleId: string;
  readonly project: { readonly name: string };
}

/** Tests of whole products that take longest, the longest first. */
const longest = [
  'browser/troubles',
  'browser/on-webos',
  'browser/way-back',
  'browser/npm-start',
  'browser/search',
  'browser/on-tizen',
  'browser/on-hbbtv',
  'browser/player-keys',
  'browser/profiles',
  'browser/slow-and-broken',
  'browser/touch',
  'browser/sign-in',
  'browser/dialogs',
  'browser/support-keys',
  'browser/bad-media',
  'engines/same-look',
  'service/leaks',
];

const rankOf = (path: string): number => {
  const rank = longest.findIndex((name) => path.endsWith(`/tooling/e2e/src/${name}.test.ts`));
  return rank < 0 ? longest.length : rank;
};

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * The order in which the files of a run begin: project by project, the longest first, all others by chance, which the seed repeats.
 * A worker is kept only for the next file of the same project.
 */
export function orderFiles<File extends OrderedFile>(files: readonly File[], seed: number): File[] {
  const chanceOf = (name: string): string => createHash('sha1').update(`${seed} ${name}`).digest('hex');
  return files
    .map((file) => ({
      file,
      turn: chanceOf(file.project.name),
      rank: rankOf(file.moduleId),
      chance: chanceOf(file.moduleId),
    }))
    .sort((one, other) => compare(one.turn, other.turn) || one.rank - other.rank || compare(one.chance, other.chance))
    .map(({ file }) => file);
}
