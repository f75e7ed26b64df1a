import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from '@fjernsyn/media';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { byteRangeOf } from './byte-range';
import { liveRoutes } from './live-routes';

/** Live streams, and media files with byte ranges, as players ask for them. */
export function mediaRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { media } = deps;
  liveRoutes(app, deps);
  app.get('/media/*', async (context) => {
    const path = decodedPath(new URL(context.req.url).pathname.slice('/media/'.length));
    const file = path === undefined ? undefined : resolve(media.folder, path);
    const isInside = file?.startsWith(resolve(media.folder) + sep) === true;
    const size = file !== undefined && isInside ? await sizeOf(file) : undefined;
    if (file === undefined || size === undefined) return context.notFound();

    const range = byteRangeOf(context.req.header('range'), size);
    const headers = {
      'content-type': contentTypeOf(file),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
    };
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const isHead = context.req.method === 'HEAD' || size === 0;
    return new Response(isHead ? null : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream), {
      status: range === undefined ? 200 : 206,
      headers: {
        ...headers,
        'content-length': String(end - start + 1),
        ...(range !== undefined && { 'content-range': `bytes ${start}-${end}/${size}` }),
      },
    });
  });
}

function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true ? found.size : undefined;
}
