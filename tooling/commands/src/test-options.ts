import { parseArgs } from 'node:util';

/** The parts of `npm test`, in the order in which they run. */
export const PARTS = ['static', 'unit', 'stories', 'builds', 'browser', 'engines'] as const;

/** One part of `npm test`. */
export type Part = (typeof PARTS)[number];

/** What the words behind `npm test --` ask for. */
export type TestRequest =
  | { readonly kind: 'test'; readonly parts: readonly Part[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly reason: string };

/** What `npm test -- --help` prints. */
export const TEST_HELP = `npm test [-- options]

Runs every check: ${PARTS.join(', ')}. What each test came to lies in reports/tests.tsv afterwards.

  --only <parts>    only these parts, parted by commas, e.g. --only static,unit
  --help            print this`;

/** Reads the words behind `npm test --`; the parts keep the order of a full run. */
export const parseTestOptions = (words: readonly string[]): TestRequest => {
  try {
    const options = { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values } = parseArgs({ args: [...words], options });
    if (values.help === true) return { kind: 'help' };
    return { kind: 'test', parts: toParts(values.only ?? PARTS.join(',')) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
};

const toParts = (text: string): Part[] => {
  const asked = text.split(',').map((part) => part.trim());
  const unknown = asked.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". There are: ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => asked.includes(part));
};
