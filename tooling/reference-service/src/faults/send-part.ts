import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ServiceEnv } from '../server/bindings';

/**
 * Sends the first half of a body and ends the connection: `sized` has promised the whole by its content length, `chunked` has promised
 * nothing and never ends.
 */
export async function sendPart(
  whole: Response,
  { outgoing }: ServiceEnv['Bindings'],
  way: 'sized' | 'chunked',
): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const headers: Record<string, string> = Object.fromEntries(whole.headers);
  delete headers['content-length'];
  outgoing.writeHead(whole.status, { ...headers, ...(way === 'sized' && { 'content-length': String(bytes.length) }) });
  outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
