import { AppError } from '@fjernsyn/kernel';

/** Requests in flight that several callers wait for. */
export interface SharedRequests {
  /**
   * The outcome of the request named by `key`: of one in flight, else of the one that `start` begins. A caller whose `signal` fires is
   * rejected with `http/aborted` at once; the request itself is cancelled when the last caller has left.
   */
  join<Answer>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer>;
}

interface Flight {
  readonly outcome: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/** Makes {@link SharedRequests}. */
export function createSharedRequests(): SharedRequests {
  const flights = new Map<string, Flight>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight => {
    const controller = new AbortController();
    const flight: Flight = { outcome: start(controller.signal), controller, waiting: 0 };
    flights.set(key, flight);
    const land = (): void => forget(key, flight);
    flight.outcome.then(land, land);
    return flight;
  };

  const forget = (key: string, flight: Flight): void => {
    if (flights.get(key) === flight) flights.delete(key);
  };

  return {
    join<Answer>(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<Answer>) {
      if (signal?.aborted) return Promise.reject(new AppError('http/aborted'));
      const flight = flights.get(key) ?? begin(key, start);
      flight.waiting++;
      return new Promise<Answer>((resolve, reject) => {
        const leave = (): void => {
          flight.waiting--;
          if (flight.waiting === 0) {
            // Forgotten before it is cancelled: whoever asks now begins anew.
            forget(key, flight);
            flight.controller.abort();
          }
          reject(new AppError('http/aborted'));
        };
        const settle = (): void => signal?.removeEventListener('abort', leave);
        signal?.addEventListener('abort', leave);
        flight.outcome.then(
          (answer) => {
            settle();
            // One key stands for one call, whose answers are all of one type.
            resolve(answer as Answer);
          },
          (thrown) => {
            settle();
            reject(thrown);
          },
        );
      });
    },
  };
}
