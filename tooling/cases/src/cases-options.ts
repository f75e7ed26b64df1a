import { parseArgs } from 'node:util';

/** What the words behind `npm run cases --` ask for. */
export type CasesRequest =
  | { readonly kind: 'run'; readonly area: CasesArea; readonly paths: readonly string[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly reason: string };

/** What cases can be about. */
export type CasesArea = 'focus';

/** What `npm run cases -- --help` prints. */
export const CASES_HELP = `npm run cases -- focus <file or folder> [more …]

Plays every case of the files (of a folder: every .json below it) on the focus engine and its input, and prints a line for
each case that fails. Ends with 1 when one fails or a file cannot be read as cases.

  --help             print this`;

/** Reads the words behind `npm run cases --`. */
export const parseCasesOptions = (words: readonly string[]): CasesRequest => {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.help === true) return { kind: 'help' };
    const [area, ...paths] = positionals;
    if (area !== 'focus') return refused(area === undefined ? 'Cases of what?' : `There are no cases of ${area}.`);
    return paths.length === 0 ? refused('Which file or folder?') : { kind: 'run', area, paths };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
};

const refused = (reason: string): CasesRequest => ({ kind: 'refused', reason });
