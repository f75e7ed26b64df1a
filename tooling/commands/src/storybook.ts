import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseStorybookOptions, STORYBOOK_HELP, storybookWords } from './storybook-options';

const folder = join(import.meta.dirname, '../../../apps/storybook');

/** Runs Storybook until it ends, in the terminal of this process. */
const runStorybook = (words: readonly string[]): void => {
  const child = spawn(join(folder, 'node_modules', '.bin', 'storybook'), words, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  // Ctrl-C reaches the whole group by itself; a signal sent to this process alone has to be passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Storybook could not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
};

const request = parseStorybookOptions(process.argv.slice(2));
if (request.kind === 'help') {
  console.log(STORYBOOK_HELP);
} else if (request.kind === 'refused') {
  console.error(`${request.reason}\n\n${STORYBOOK_HELP}`);
  process.exitCode = 1;
} else {
  runStorybook(storybookWords(request));
}
