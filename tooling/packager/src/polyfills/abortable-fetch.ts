import type { PlainAbortSignal } from './abort-controller';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

const bodyReaders = ['arrayBuffer', 'blob', 'formData', 'json', 'text'] as const;

function raced<Value>(work: Promise<Value>, signal: PlainAbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    const settle = (): void => signal.removeEventListener('abort', stop);
    work.then(resolve, reject).then(settle, settle);
  });
}

/**
 * Gives a fetch without abort the signals of our AbortController: the call and the reading of its body reject with the signal's
 * reason. The network goes on below, as the engine offers no way to stop it.
 */
export function abortableFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const signal = init?.signal as PlainAbortSignal | null | undefined;
    if (signal === null || signal === undefined) return fetch(input, init);
    signal.throwIfAborted();
    const { signal: _, ...rest } = init ?? {};
    const response = await raced(fetch(input, rest), signal);
    for (const name of bodyReaders) {
      const read = response[name].bind(response) as () => Promise<unknown>;
      Object.defineProperty(response, name, { value: () => raced(read(), signal) });
    }
    return response;
  };
}
