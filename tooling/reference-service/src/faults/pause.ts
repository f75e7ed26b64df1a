import type { Writable } from 'node:stream';

/** The longest delay a timer of Node keeps; a longer one would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Waits, or until the client has left: whoever closes the service waits for nobody. */
export function pause(ms: number, client: Writable): Promise<void> {
  return new Promise((resolve) => {
    if (client.closed) return resolve();
    const end = () => {
      clearTimeout(timer);
      client.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(ms, longestTimerMs));
    client.once('close', end);
  });
}
