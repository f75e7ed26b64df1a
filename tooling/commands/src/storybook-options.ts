import { parseArgs } from 'node:util';

/** What the words behind `npm run storybook --` ask for. */
export type StorybookRequest =
  | { readonly kind: 'serve'; readonly port: number }
  | { readonly kind: 'build' }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly reason: string };

/** The port of Storybook, where nothing else is asked for. */
export const DEFAULT_STORYBOOK_PORT = 6006;

/** What `npm run storybook -- --help` prints. */
export const STORYBOOK_HELP = `npm run storybook [-- options]

Serves the stories of ui and client, and changes them as their files change. Ctrl-C stops.

  --port <number>    the port (${DEFAULT_STORYBOOK_PORT}); the next free one is taken when something listens there
  --build            build into apps/storybook/dist instead: npm run build:storybook
  --help             print this`;

/** Reads the words behind `npm run storybook --`. */
export const parseStorybookOptions = (words: readonly string[]): StorybookRequest => {
  try {
    const options = {
      port: { type: 'string' },
      build: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values } = parseArgs({ args: [...words], options });
    if (values.help === true) return { kind: 'help' };
    if (values.build === true) return { kind: 'build' };
    return { kind: 'serve', port: toPort(values.port ?? String(DEFAULT_STORYBOOK_PORT)) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
};

const toPort = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`There is no port "${text}".`);
  return port;
};

/** Storybook's own words for a request; `--ci` asks nothing, opens no browser and takes the next port when one is taken. */
export const storybookWords = (request: Extract<StorybookRequest, { kind: 'serve' | 'build' }>): string[] => [
  ...(request.kind === 'serve' ? ['dev', '--port', String(request.port), '--ci'] : ['build', '--output-dir', 'dist']),
  '--disable-telemetry',
];
