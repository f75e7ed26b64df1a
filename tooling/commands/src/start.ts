import { serveWeb } from '@fjernsyn/packager';
import { startReferenceService, statePath } from '@fjernsyn/reference-service';
import { startAll } from './start-all';
import { parseStartOptions, START_HELP, type StartOptions } from './start-options';
import { waitForAnswer } from './wait-for-answer';

/** A close that hangs, on a connection that nobody ends, must not keep the terminal. */
const CLOSE_LIMIT_MS = 3_000;

const start = async (options: StartOptions): Promise<void> => {
  const running = await startAll(
    {
      startService: (ports) => startReferenceService({ ...ports, state: statePath }),
      serveWeb,
      waitForAnswer,
      say: (line) => console.log(line),
    },
    options,
  );
  console.log('Ctrl-C stops.');
  const stop = (): void => {
    setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  // The terminal and the bootstrap may both pass on one Ctrl-C: closing twice is closing once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? `npm start could not go on: ${error.message}` : error);
  process.exit(1);
};

const request = parseStartOptions(process.argv.slice(2));
if (request.kind === 'help') console.log(START_HELP);
else if (request.kind === 'refused') fail(new Error(`${request.reason}\n\n${START_HELP}`));
else start(request.options).catch(fail);
