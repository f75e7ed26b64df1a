import { AppError, type Unsubscribe } from '@fjernsyn/kernel';
import { type Clock, type HttpRequest, type HttpResponse, type HttpTransport, httpErrors } from '@fjernsyn/platform';

/** Dependencies of {@link createFetchTransport}. */
export interface FetchTransportDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** Chromium before 66 has none: there a late answer is ignored rather than cut off. */
  readonly AbortController?: typeof AbortController | undefined;
}

/** Makes the transport on `fetch`: cross-origin, cookies to the own origin alone, errors in the product's codes. */
export function createFetchTransport(deps: FetchTransportDeps): HttpTransport {
  const { fetch, clock } = deps;
  /** Addresses whose last call was given up. */
  const givenUp = new Set<string>();
  return {
    async send(request) {
      const { url } = request;
      const controller = deps.AbortController && new deps.AbortController();
      const cut = (): void => {
        givenUp.add(url);
        controller?.abort();
      };
      const init = toInit(request, controller?.signal);
      // Chromium lets a call wait for one to the same address that may hang for ever, as a preload does; this one passes by.
      if (givenUp.has(url)) init.cache = 'reload';
      const sentAt = clock.now();
      const answer = await limited(clock, request, cut, () => fetch(url, init));
      givenUp.delete(url);
      return toResponse(answer, (read) => {
        // The set's clock may have jumped.
        const passedMs = Math.min(request.timeoutMs, Math.max(0, clock.now() - sentAt));
        const timeoutMs = request.timeoutMs - passedMs;
        return limited(clock, { ...request, timeoutMs }, cut, read);
      });
    },
  };
}

function toInit(request: HttpRequest, signal: AbortSignal | undefined): RequestInit {
  return {
    method: request.method,
    headers: { ...request.headers },
    mode: 'cors',
    credentials: 'same-origin',
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(signal ? { signal } : {}),
  };
}

function toResponse(answer: Response, limit: <Body>(read: () => Promise<Body>) => Promise<Body>): HttpResponse {
  const [mediaType = ''] = (answer.headers.get('content-type') ?? '').split(';');
  return {
    status: answer.status,
    contentType: mediaType.trim().toLowerCase(),
    header: (name) => answer.headers.get(name) ?? undefined,
    text: () => limit(() => answer.text()),
    blob: () => limit(() => answer.blob()),
  };
}

/** Waits for `work` as long as the request allows; whatever ends first wins, and what ends later is ignored. */
function limited<Result>(
  clock: Clock,
  request: HttpRequest,
  cut: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const { signal, timeoutMs } = request;
  if (signal?.aborted) {
    cut();
    return Promise.reject(new AppError(httpErrors.aborted));
  }
  return new Promise<Result>((resolve, reject) => {
    const ends: Unsubscribe[] = [];
    const end = (): void => {
      for (const stop of ends) stop();
    };
    const fail = (error: AppError): void => {
      end();
      reject(error);
    };
    const onAbort = (): void => {
      fail(new AppError(httpErrors.aborted));
      cut();
    };
    signal?.addEventListener('abort', onAbort);
    ends.push(() => signal?.removeEventListener('abort', onAbort));
    ends.push(
      clock.after(timeoutMs, () => {
        fail(new AppError(httpErrors.timeout, { facts: { timeoutMs } }));
        cut();
      }),
    );
    work().then(
      (result) => {
        end();
        resolve(result);
      },
      (cause: unknown) => fail(new AppError(httpErrors.unreachable, { cause })),
    );
  });
}
