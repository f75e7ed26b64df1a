import { type DurationMs, durationsMs, isAppError } from '@fjernsyn/kernel';
import type { Clock, HttpRequest, HttpTransport } from '@fjernsyn/platform';
import { startPolling } from './polling';

/** Dependencies of {@link watchRequests}. */
export interface RequestWatchDeps {
  readonly http: HttpTransport;
  readonly clock: Clock;
  /** Told of each request that was not done within 30 s, once. */
  readonly onTimeout: (request: HttpRequest) => void;
}

/** How often it is looked at whether a request still goes on, and how long it may (S8, S9). */
const watchDefaults = { intervalMs: 500, timeoutMs: 30 * durationsMs.second } as const;

/** A transport that also tells, as an event, of requests that take too long: also of those it gives up itself (S8). */
export function watchRequests({ http, clock, onTimeout }: RequestWatchDeps): HttpTransport {
  const { intervalMs } = watchDefaults;
  return {
    async send(request) {
      let leftMs: DurationMs = watchDefaults.timeoutMs;
      let isTold = false;
      const tell = (): void => {
        if (!isTold) onTimeout(request);
        isTold = true;
      };
      const count = (): boolean => {
        leftMs -= intervalMs;
        return false;
      };
      const watched = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        if (isTold) return work();
        const stop = startPolling(clock, count, tell, { intervalMs, timeoutMs: leftMs });
        try {
          return await work();
        } catch (thrown) {
          // The transport's own limit is the same 30 s, and may come first.
          if (isAppError(thrown, 'http/timeout')) tell();
          throw thrown;
        } finally {
          stop();
        }
      };
      const { status, contentType, header, text, blob } = await watched(() => http.send(request));
      // Headers may come at once, and the body never.
      return { status, contentType, header, text: () => watched(text), blob: () => watched(blob) };
    },
  };
}
