import type { Closable } from './start-all';

/** A close that hangs, on a connection that nobody ends, must not keep the terminal. */
const CLOSE_LIMIT_MS = 3_000;

/** Closes what runs at Ctrl-C and its like, and ends the process: with 0, or as `fail` does. */
export const closeOnSignal = (running: Closable, fail: (error: unknown) => never): void => {
  const stop = (): void => {
    setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
    running.close().then(() => process.exit(0), fail);
  };
  // The terminal and the bootstrap may both pass on one Ctrl-C: closing twice is closing once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};
