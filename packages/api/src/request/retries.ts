import { AppError, type DurationMs, durationsMs, isAppError } from '@fjernsyn/kernel';
import type { Clock, HttpRequest, HttpResponse, HttpTransport } from '@fjernsyn/platform';
import { readRetryAfter } from './retry-after';

/** How a GET is tried again. */
const retryDefaults = {
  /** The waits before the second, third and fourth try. */
  backOffMs: [1_000, 2_000, 4_000],
  /** A service that asks for a longer wait gets no further try. */
  longestWaitMs: 30 * durationsMs.second,
  statuses: [429, 500, 502, 503, 504],
} as const satisfies {
  readonly backOffMs: readonly DurationMs[];
  readonly longestWaitMs: DurationMs;
  readonly statuses: readonly number[];
};

/** Dependencies of {@link sendWithRetries}. */
export interface RetryDeps {
  readonly http: HttpTransport;
  readonly clock: Clock;
}

/**
 * Sends a request, a GET up to three times more where the service is busy or cannot be reached, with 1, 2 and 4 s between, or as long as
 * its `Retry-After` says where that can be read. Rejects as the transport does (S7).
 */
export async function sendWithRetries({ http, clock }: RetryDeps, request: HttpRequest): Promise<HttpResponse> {
  for (let tries = 0; ; tries++) {
    const outcome = await http.send(request).catch((thrown: unknown) => asUnreachable(thrown));
    const waitMs = request.method === 'GET' ? waitBefore(tries, outcome, clock) : undefined;
    if (waitMs !== undefined) await pause(clock, waitMs, request.signal);
    else if (outcome instanceof AppError) throw outcome;
    else return outcome;
  }
}

function asUnreachable(thrown: unknown): AppError {
  if (isAppError(thrown, 'http/unreachable')) return thrown;
  throw thrown;
}

function waitBefore(tries: number, outcome: HttpResponse | AppError, clock: Clock): DurationMs | undefined {
  const backOffMs = retryDefaults.backOffMs[tries];
  if (backOffMs === undefined || outcome instanceof AppError) return backOffMs;
  if (!retryDefaults.statuses.some((status) => status === outcome.status)) return undefined;
  const waitMs = readRetryAfter(outcome, clock.now()) ?? backOffMs;
  return waitMs <= retryDefaults.longestWaitMs ? waitMs : undefined;
}

function pause(clock: Clock, delayMs: DurationMs, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      stop();
      reject(new AppError('http/aborted'));
    };
    const stop = clock.after(delayMs, () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });
}
