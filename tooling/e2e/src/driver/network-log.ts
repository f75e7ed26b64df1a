import type { CdpConnection } from './cdp-connection';

/** One request of a page; `encodedBytes` came over the wire, headers included; `failure` is the engine's own words. */
export interface LoggedRequest {
  readonly url: string;
  readonly method: string;
  readonly type: string;
  readonly status: number | null;
  readonly encodedBytes: number;
  readonly isPreflight: boolean;
  readonly isDone: boolean;
  readonly failure: string | null;
}

/** What a page has asked of the network since the log was last cleared. */
export interface NetworkLog {
  requests(): readonly LoggedRequest[];
  clear(): void;
}

interface RequestSent {
  readonly requestId: string;
  readonly type?: string;
  readonly request: { readonly url: string; readonly method: string };
  readonly redirectResponse?: { readonly status: number; readonly encodedDataLength: number };
}

interface RequestNews {
  readonly requestId: string;
  readonly type?: string;
  readonly response?: { readonly status: number };
  readonly encodedDataLength?: number;
  readonly errorText?: string;
}

/** Starts to record the requests of a page. Chromium 64 reports preflights as plain OPTIONS requests, later ones as a type. */
export async function recordNetwork(connection: CdpConnection): Promise<NetworkLog> {
  const log: LoggedRequest[] = [];
  const running = new Map<string, number>();

  function change(requestId: string, news: Partial<LoggedRequest>): void {
    const index = running.get(requestId);
    const known = index === undefined ? undefined : log[index];
    if (index !== undefined && known !== undefined) log[index] = { ...known, ...news };
  }

  connection.on('Network.requestWillBeSent', (event) => {
    const { requestId, type, request, redirectResponse } = event as unknown as RequestSent;
    if (redirectResponse !== undefined) {
      const { status, encodedDataLength } = redirectResponse;
      change(requestId, { status, encodedBytes: encodedDataLength, isDone: true });
    }
    const isPreflight = request.method === 'OPTIONS';
    running.set(requestId, log.length);
    log.push({
      url: request.url,
      method: request.method,
      type: type ?? 'Other',
      status: null,
      encodedBytes: 0,
      isPreflight,
      isDone: false,
      failure: null,
    });
  });
  connection.on('Network.responseReceived', (event) => {
    const { requestId, type, response } = event as unknown as RequestNews;
    change(requestId, { status: response?.status ?? null, ...(type === undefined ? {} : { type }) });
  });
  connection.on('Network.loadingFinished', (event) => {
    const { requestId, encodedDataLength } = event as unknown as RequestNews;
    change(requestId, { encodedBytes: encodedDataLength ?? 0, isDone: true });
  });
  connection.on('Network.loadingFailed', (event) => {
    const { requestId, errorText } = event as unknown as RequestNews;
    change(requestId, { failure: errorText ?? 'failed', isDone: true });
  });
  await connection.send('Network.enable');

  return {
    requests: () => [...log],
    clear: () => {
      log.length = 0;
      running.clear();
    },
  };
}
