import { contentTypeOf } from '@fjernsyn/media';
import { byteRangeOf } from './byte-range';

/** What is asked of a file. */
export interface BytesRequest {
  readonly method: string;
  readonly range: string | undefined;
}

/** A file whose name tells its type, whole or the one range that is asked for; `read` gives the bytes from one to another, both included. */
export function sendBytes(
  { method, range: asked }: BytesRequest,
  path: string,
  size: number,
  read: (start: number, end: number) => ReadableStream | Uint8Array<ArrayBuffer>,
): Response {
  const range = byteRangeOf(asked, size);
  const headers = {
    'content-type': contentTypeOf(path),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
  };
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return new Response(method === 'HEAD' || size === 0 ? null : read(start, end), {
    status: range === undefined ? 200 : 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range !== undefined && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}
