import { type IncomingMessage, ServerResponse } from 'node:http';

/** A handler of Node's own kind. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** Runs a handler of Node's own kind and gives its answer as a `Response`, which CORS and faults then meet like any other. */
export function answerOfHandler(handle: NodeHandler, incoming: IncomingMessage): Promise<Response> {
  return new Promise((resolve) => {
    const outgoing = new ServerResponse(incoming);
    const chunks: Buffer[] = [];
    const take = (chunk: unknown): void => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    };
    Object.assign(outgoing, {
      write(chunk: unknown) {
        take(chunk);
        return true;
      },
      end(chunk: unknown) {
        take(chunk);
        resolve(toResponse(outgoing, Buffer.concat(chunks)));
        return outgoing;
      },
    });
    handle(incoming, outgoing);
  });
}

function toResponse(outgoing: ServerResponse, body: Buffer): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(outgoing.getHeaders())) {
    if (name === 'content-length') continue;
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) headers.append(name, `${each}`);
  }
  const { statusCode: status } = outgoing;
  return new Response(withoutBody.has(status) ? null : new Uint8Array(body), { status, headers });
}
