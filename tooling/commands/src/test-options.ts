import { parseArgs } from 'node:util';

/** The parts of `npm test`, in the order in which they run. */
export const PARTS = ['static', 'unit', 'stories', 'builds', 'browser', 'engines'] as const;

/** One part of `npm test`. */
export type Part = (typeof PARTS)[number];

/** What the words behind `npm test --` ask for. */
export type TestRequest =
  | {
      readonly kind: 'test';
      readonly parts: readonly Part[];
      /** Only what the files can break that differ from main, or from the ref. */
      readonly changed?: { readonly ref: string | undefined };
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly reason: string };

/** What `npm test -- --help` prints. */
export const TEST_HELP = `npm test [-- options]

Runs every check: ${PARTS.join(', ')}. The outcome of each test lies in reports/tests.tsv afterwards.

  --only <parts>    only these parts, parted by commas, e.g. --only static,unit
  --changed [ref]   only what the files can break that differ from where this branch left main (or ref), committed
                    or not; ends with what it left out
  --help            print this`;

/** Reads the words behind `npm test --`; the parts keep the order of a full run. */
export const parseTestOptions = (words: readonly string[]): TestRequest => {
  try {
    const options = {
      only: { type: 'string' },
      changed: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.help === true) return { kind: 'help' };
    const [ref, ...more] = positionals;
    const stray = values.changed === true ? more[0] : ref;
    if (stray !== undefined) throw new Error(`Nothing is known of "${stray}".`);
    const parts = toParts(values.only ?? PARTS.join(','));
    return values.changed === true ? { kind: 'test', parts, changed: { ref } } : { kind: 'test', parts };
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
