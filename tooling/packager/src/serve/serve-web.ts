import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildMode, WebConfiguration } from '../build-result';
import { PackagerError } from '../errors';
import { policyOf } from '../site/html-page';
import type { ServiceOrigins } from '../site/origins';
import { targets } from '../targets';
import { contentType } from './content-type';
import { builtSource, type SiteSource, watchedSource } from './site-source';

/**
 * What to serve: in development (the default) the app in `appDir`, built anew on each change; in production the folder `outDir`
 * that buildWeb made, told `configuration` in place of its own where one is given. Port 0 takes any free port.
 */
export interface ServeWebOptions {
  readonly port: number;
  readonly host?: string;
  readonly mode?: BuildMode;
  readonly configuration?: WebConfiguration;
  readonly origins?: ServiceOrigins;
  readonly appDir?: string;
  readonly outDir?: string;
}

/** A running server: its address without a slash at the end, and the way to stop it. */
export interface RunningWeb {
  readonly url: string;
  /** Serves another build from now on, at the same address, as a release does. Rejects with `packager/not-built`, and then serves what it did. */
  deploy(outDir: string): Promise<void>;
  close(): Promise<void>;
}

const forGood = 'public, max-age=31536000, immutable';

function send(response: ServerResponse, status: number, type: string, body: Uint8Array | string): void {
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(body);
}

/** Texts travel compressed to whoever takes that. */
function compressed(request: IncomingMessage, response: ServerResponse, path: string, file: Uint8Array): Uint8Array {
  if (!/\.(js|css|html|svg|json)$/.test(path)) return file;
  response.setHeader('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return file;
  response.setHeader('content-encoding', 'gzip');
  return gzipSync(file);
}

/** The path that is asked for; none where it cannot be read, which the application then tells. */
function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, '')).replace(/^\/+/, '');
  } catch {
    return '';
  }
}

async function answer(source: SiteSource, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'Only GET.');
  const file = path === source.pageName ? null : await source.read(path);
  if (file !== null) {
    response.setHeader('cache-control', forGood);
    return send(response, 200, contentType(path), compressed(request, response, path, file));
  }
  response.setHeader('cache-control', 'no-cache');
  // A missing script must not be answered with the page, or the browser reports a wrong type in place of a missing file.
  if (/^(assets|maps)\//.test(path)) return send(response, 404, 'text/plain', 'There is no such file.');
  const error = source.pageError();
  if (error !== null) return send(response, 500, 'text/plain; charset=utf-8', error);
  const html = source.page();
  response.setHeader('content-security-policy', policyOf(html));
  send(response, 200, contentType(source.pageName), html);
}

/**
 * Serves the web app with real URLs: any path without a file gets the page. Rejects with `packager/port-taken`, and in
 * production with `packager/not-built`.
 */
export async function serveWeb(options: ServeWebOptions): Promise<RunningWeb> {
  const { port, host = '127.0.0.1', mode = 'development', configuration, origins } = options;
  const followers = new Set<ServerResponse>();
  let source: SiteSource | null = null;
  const server = createServer((request, response) => {
    if (mode === 'development' && request.url === '/__reload') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': following\n\n');
      followers.add(response);
      response.on('close', () => followers.delete(response));
    } else if (source !== null) {
      answer(source, request, response).catch((error: unknown) => {
        if (!response.headersSent) send(response, 500, 'text/plain; charset=utf-8', String(error));
      });
    } else {
      send(response, 503, 'text/plain', 'Starting.');
    }
  });
  await new Promise<void>((done, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new PackagerError('packager/port-taken', `Port ${port} on ${host} is taken.`) : error);
    });
    server.listen(port, host, done);
  });
  const close = async (): Promise<void> => {
    await source?.close();
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  };
  const words = { configuration, origins };
  const deploy = async (outDir: string): Promise<void> => {
    const next = await builtSource(outDir, words);
    await source?.close();
    source = next;
  };
  try {
    source =
      mode === 'production'
        ? await builtSource(options.outDir ?? `${targets.web.appDir}/dist`, words)
        : await watchedSource(resolve(options.appDir ?? targets.web.appDir), words, () => {
            for (const follower of followers) follower.write('event: reload\ndata:\n\n');
          });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, deploy, close };
}
