import { parseArgs } from 'node:util';
import type { Soak, SoakOptions } from './report';

/** What the words behind `npm run bench --` or `npm run soak --` ask for. */
export type HarnessRequest<Subject> =
  | ({ readonly kind: 'run'; readonly subjects: readonly Subject[] } & SoakOptions)
  | { readonly kind: 'list' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads those words: names, each once and in their order, or all there are, and the parts to which those are limited; `--minutes` says how
 * long what has a length of its own goes on; `--list` and `--help` ask what there is.
 */
export function readArguments<Subject extends Pick<Soak, 'name' | 'parts'>>(
  words: readonly string[],
  known: readonly Subject[],
): HarnessRequest<Subject> {
  try {
    const options = {
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      minutes: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.list === true || values.help === true) return { kind: 'list' };
    const names = [...new Set(positionals)];
    const named = names.flatMap((name) => known.filter((subject) => subject.name === name));
    const parts = names.filter((name) => named.some((subject) => subject.parts?.includes(name)));
    const unknown = names.find((name) => !parts.includes(name) && !named.some((subject) => subject.name === name));
    if (unknown !== undefined) return { kind: 'refused', reason: `There is no "${unknown}".` };
    const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
    if (minutes !== undefined && !(minutes > 0))
      return { kind: 'refused', reason: '--minutes takes a number above 0.' };
    const subjects = named.length > 0 ? named : known;
    return { kind: 'run', subjects, ...(minutes !== undefined && { minutes }), ...(parts.length > 0 && { parts }) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** One line for each thing there is, as `--list` prints it. */
export function formatList(
  command: string,
  known: readonly { readonly name: string; readonly about: string }[],
): string {
  const width = Math.max(...known.map(({ name }) => name.length));
  const lines = known.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
  return [`npm run ${command} [-- name …], all of them without a name:`, '', ...lines].join('\n');
}
