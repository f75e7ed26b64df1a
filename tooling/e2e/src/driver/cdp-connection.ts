import WebSocket from 'ws';

/** Parameters or results of the protocol: whatever the method defines. */
export type CdpValues = Readonly<Record<string, unknown>>;

/** One socket to a browser or a page that speaks the Chrome DevTools Protocol. */
export interface CdpConnection {
  send(method: string, parameters?: CdpValues): Promise<CdpValues>;
  on(method: string, listen: (parameters: CdpValues) => void): () => void;
  /** Resolves with `event`, or rejects once the browser hangs up, as nothing comes after that. */
  orHangUp<Result>(event: Promise<Result>): Promise<Result>;
  close(): void;
}

interface Waiting {
  readonly method: string;
  readonly timer: NodeJS.Timeout;
  resolve(result: CdpValues): void;
  reject(error: Error): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: CdpValues;
  readonly result?: CdpValues;
  readonly error?: { readonly message: string };
}

const answerTimeoutMs = 30_000;

/**
 * Connects to a `ws:` address. A call is rejected when the socket closes before its answer, or when none comes in 30 s, as
 * from a page that turns in a circle.
 */
export async function connectCdp(address: string): Promise<CdpConnection> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(parameters: CdpValues) => void>>();
  let lastId = 0;

  socket.on('message', (text) => {
    const { id, method, params, result, error } = JSON.parse(String(text)) as Message;
    if (id === undefined) {
      for (const listen of [...(listeners.get(method ?? '') ?? [])]) listen(params ?? {});
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    clearTimeout(call?.timer);
    if (error === undefined) call?.resolve(result ?? {});
    else call?.reject(new Error(`${call.method}: ${error.message}`));
  });
  const fail = (): void => {
    for (const { method, timer, reject } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(`${method}: the browser hung up.`));
    }
    waiting.clear();
  };
  socket.on('error', fail);
  socket.on('close', fail);
  const hungUp = new Promise<never>((_resolve, reject) => {
    socket.once('close', () => reject(new Error('The browser hung up.')));
  });
  hungUp.catch(() => {});

  return {
    send: (method, parameters = {}) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error(`${method}: the browser hung up.`));
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`${method}: no answer in ${answerTimeoutMs} ms.`));
        }, answerTimeoutMs);
        waiting.set(id, { method, timer, resolve, reject });
        socket.send(JSON.stringify({ id, method, params: parameters }));
      }),
    on: (method, listen) => {
      const all = listeners.get(method) ?? new Set();
      listeners.set(method, all.add(listen));
      return () => all.delete(listen);
    },
    orHangUp: (event) => Promise.race([event, hungUp]),
    close: () => socket.terminate(),
  };
}
