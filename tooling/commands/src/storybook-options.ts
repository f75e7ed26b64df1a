import { parseArgs } from 'node:util';
import { toPort } from './to-port';

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
  --build            build into apps/storybook/dist instead: npm run build:storybook; any web server serves that to others
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
    return { kind: 'serve', port: toPort('--port', values.port ?? String(DEFAULT_STORYBOOK_PORT)) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * Storybook's own words for a request; `--ci` asks nothing, opens no browser and takes the next port when one is taken. It listens to this machine
 * alone, as whoever reaches its server may write files of the project.
 */
export const storybookWords = (request: Extract<StorybookRequest, { kind: 'serve' | 'build' }>): string[] => [
  ...(request.kind === 'serve'
    ? ['dev', '--port', String(request.port), '--host', '127.0.0.1', '--ci']
    : ['build', '--output-dir', 'dist']),
  '--disable-telemetry',
];
