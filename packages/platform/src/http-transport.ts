import type { DurationMs } from '@fjernsyn/kernel';

/** Methods that the service's calls use (S7, C7). */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request, ready to send. */
export interface HttpRequest {
  readonly method: HttpMethod;
  readonly url: string;
  /** A GET without any header but `accept` needs no preflight: add none lightly. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs: DurationMs;
  readonly signal?: AbortSignal | undefined;
}

/** What came back, of whatever status: judging it is the caller's. */
export interface HttpResponse {
  readonly status: number;
  /** The media type in lower case without its parameters; empty where none was sent. */
  readonly contentType: string;
  /** A header by its name in any case. Across origins most cannot be read, `Date` and `Retry-After` among them: undefined. */
  header(name: string): string | undefined;
  /** The body as text. Rejects with `http/unreachable` where the connection breaks before the end. */
  text(): Promise<string>;
  /** The body as bytes, in the platform's own form (a browser's `Blob`). Rejects as {@link HttpResponse.text} does. */
  blob(): Promise<unknown>;
}

/**
 * Sends requests. Rejects with an AppError: `http/unreachable` (no answer), `http/timeout` (none within `timeoutMs`) or `http/aborted`
 * (by the caller's signal).
 */
export interface HttpTransport {
  send(request: HttpRequest): Promise<HttpResponse>;
}
