import WebSocket from 'ws';

/** Parameters or results of the protocol: whatever the method defines. */
export type CdpValues = Readonly<Record<string, unknown>>;

/** One socket to a browser or a page that speaks the Chrome DevTools Protocol. */
export interface CdpConnection {
  send(method: string, parameters?: CdpValues): Promise<CdpValues>;
  on(method: string, listen: (parameters: CdpValues) => void): () => void;
  close(): void;
}

interface Waiting {
  readonly method: string;
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

/** Connects to a `ws:` address; when the socket closes, all that still waits for an answer is rejected. */
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
    if (error === undefined) call?.resolve(result ?? {});
    else call?.reject(new Error(`${call.method}: ${error.message}`));
  });
  const fail = (): void => {
    for (const call of waiting.values()) call.reject(new Error(`${call.method}: the browser hung up.`));
    waiting.clear();
  };
  socket.on('error', fail);
  socket.on('close', fail);

  return {
    send: (method, parameters = {}) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error(`${method}: the browser hung up.`));
        lastId += 1;
        waiting.set(lastId, { method, resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params: parameters }));
      }),
    on: (method, listen) => {
      const all = listeners.get(method) ?? new Set();
      listeners.set(method, all.add(listen));
      return () => all.delete(listen);
    },
    close: () => socket.terminate(),
  };
}
