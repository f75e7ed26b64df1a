import { AppError } from '@fjernsyn/kernel';
import type { HttpRequest, HttpResponse, HttpTransport } from '../http-transport';

/**
 * What a fake service answers; `body` that is no text is sent as JSON, and read as a blob it is `{ blob }` with that text. One that is a
 * promise comes after the headers.
 */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Decides the answer to a request; a rejected promise or a throw is a transport's failure. */
export type FakeService = (request: HttpRequest) => FakeAnswer | Promise<FakeAnswer>;

/** A transport that remembers what it was asked. */
export interface FakeHttpTransport extends HttpTransport {
  readonly requests: readonly HttpRequest[];
  /** Answers from now on by another service. */
  serve(service: FakeService): void;
}

/** Makes a {@link FakeHttpTransport}; without a service nothing answers. */
export function createFakeHttpTransport(service?: FakeService): FakeHttpTransport {
  let answer: FakeService = service ?? (() => Promise.reject(new AppError('http/unreachable')));
  const requests: HttpRequest[] = [];
  return {
    requests,
    serve(next) {
      answer = next;
    },
    async send(request) {
      requests.push(request);
      const aborted = new Promise<never>((_, reject) => {
        request.signal?.addEventListener('abort', () => reject(new AppError('http/aborted')));
      });
      return toResponse(await Promise.race([Promise.resolve(request).then(answer), aborted]));
    },
  };
}

function toResponse(answer: FakeAnswer): HttpResponse {
  const headers = Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
  const text = async (): Promise<string> => toText(await answer.body);
  return {
    status: answer.status ?? 200,
    contentType: answer.contentType ?? 'application/json',
    header: (name) => headers.find(([known]) => known === name.toLowerCase())?.[1],
    text,
    blob: async () => ({ blob: await text() }),
  };
}

function toText(body: unknown): string {
  if (typeof body === 'string') return body;
  return body === undefined ? '' : JSON.stringify(body);
}
