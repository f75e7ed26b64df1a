import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { createCutClips } from '../repeat/create-cut-clips';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { mediaHosts } from '../shapes/media-file';
import { filmRoutes } from './film-routes';
import { liveRoutes } from './live-routes';
import { sendBytes } from './send-bytes';

/** Live streams, long and protected films, and media files with byte ranges, as players ask for them; below the name of each host. */
export function mediaRoutes(app: ServiceApp, deps: RouteDeps): void {
  const media = new Hono<ServiceEnv>();
  const cutClip = createCutClips(deps.media);
  const sendFile = (context: Context<ServiceEnv>, path: string) => answerFile(context, deps.media.folder, path);
  liveRoutes(media, deps, cutClip.clear);
  filmRoutes(media, deps, { folder: 'long', cutClip: cutClip.clear, sendFile });
  filmRoutes(media, deps, { folder: 'clearkey', cutClip: cutClip.hidden, sendFile });
  media.get('/*', async (context) => {
    const [, , ...names] = new URL(context.req.url).pathname.split('/');
    const path = decodedPath(names.join('/'));
    return path === undefined ? context.notFound() : sendFile(context, path);
  });
  for (const host of mediaHosts) app.route(`/${host}`, media);
}

async function answerFile(context: Context<ServiceEnv>, folder: string, path: string): Promise<Response> {
  const file = resolve(folder, path);
  const isInside = file.startsWith(resolve(folder) + sep);
  const size = isInside ? await sizeOf(file) : undefined;
  if (size === undefined) return context.notFound();
  const asked = { method: context.req.method, range: context.req.header('range') };
  return sendBytes(
    asked,
    file,
    size,
    (start, end) => Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream,
  );
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
