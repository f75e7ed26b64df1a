import { serveWeb } from '@fjernsyn/packager';
import { startReferenceService, statePath } from '@fjernsyn/reference-service';
import { closeOnSignal } from './close-on-signal';
import { startAll } from './start-all';
import { parseStartOptions, START_HELP, type StartOptions } from './start-options';
import { waitForAnswer } from './wait-for-answer';

const start = async (options: StartOptions): Promise<void> => {
  const running = await startAll(
    {
      startService: (wishes) =>
        startReferenceService({ ...wishes, state: statePath, warn: (line) => console.error(line) }),
      serveWeb,
      waitForAnswer,
      say: (line) => console.log(line),
    },
    options,
  );
  console.log('Ctrl-C stops.');
  closeOnSignal(running, fail);
};

/** Words that make no sense, as against a start that failed. */
const UNREADABLE_WORDS = 2;

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? `npm start could not go on: ${error.message}` : error);
  process.exit(1);
};

const request = parseStartOptions(process.argv.slice(2));
if (request.kind === 'help') console.log(START_HELP);
else if (request.kind === 'start') start(request.options).catch(fail);
else {
  console.error(request.kind === 'refused' ? `${request.reason}\n\n${START_HELP}` : request.reason);
  process.exitCode = UNREADABLE_WORDS;
}
