import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SimulatedTarget } from '../device/device-state';
import { SimulatorError } from '../errors';
import { chosenIn } from '../page/choose';
import type { Choice, SimulatorSetup } from '../page/simulator-setup';
import { type AppSite, type Chosen, openAppSite } from './app-site';
import { bundleSimulator, type SimulatorFiles } from './bundle-simulator';
import { contentTypeOf } from './content-types';

/** What to simulate: a target, and the folder that holds its built site or its package. Port 0 takes any free port. */
export interface ServeSimulatorOptions {
  readonly target: SimulatedTarget;
  readonly siteDir: string;
  readonly port: number;
  readonly host?: string;
  /** Changes the built page before the set gets it, as by another configuration, by what was chosen in the address. */
  readonly toPage?: (html: string, chosen: Chosen) => string;
  /** What can be chosen of the application; nothing by default. */
  readonly choices?: readonly Choice[];
  /** Whether the page waits to be told that the application was built anew. */
  readonly isFollowing?: boolean;
}

/** A running simulator: its address without a slash at the end, and the way to stop it. */
export interface RunningSimulator {
  readonly url: string;
  /** Tells every page that follows to start its application anew. */
  restart(): void;
  close(): Promise<void>;
}

const appPath = '/app/';
const restartsPath = '/simulator/restarts';
/** What a Tizen page loads for the objects of `webapis`; on a set it stands for a folder of the system. */
const webapisPath = '$WEBAPIS/webapis/webapis.js';
const webapisScript = 'window.frameElement && window.frameElement.openWebapis && window.frameElement.openWebapis();\n';

function send(response: ServerResponse, status: number, type: string, body: Uint8Array | string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''));
  } catch {
    return '/';
  }
}

async function answerApp(site: AppSite, path: string, response: ServerResponse, chosen?: Chosen): Promise<void> {
  if (path === webapisPath) return send(response, 200, contentTypeOf(path), webapisScript);
  if (path === '' || path === site.pageName)
    return send(response, 200, contentTypeOf(site.pageName), await site.page(chosen));
  const file = await site.read(path);
  if (file === null) return send(response, 404, 'text/plain', 'There is no such file.');
  send(response, 200, contentTypeOf(path), file);
}

function pageWith(page: string, setup: SimulatorSetup): string {
  const words = JSON.stringify(setup).replace(/</g, '\\u003c');
  return page.replace('<!-- simulator:setup -->', () => `<script type="application/json" id="setup">${words}</script>`);
}

async function answer(
  { files, page }: SimulatorFiles,
  site: AppSite,
  setup: Pick<SimulatorSetup, 'target' | 'restartsUrl' | 'choices'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'Only GET.');
  const chosen = chosenIn(
    /\?.*/.exec(request.url ?? '')?.[0] ?? '',
    setup.choices.map(({ name }) => name),
  );
  if (path === '/') {
    const { path: _link, ...look } = chosen;
    const query = new URLSearchParams(look).toString();
    const words = {
      target: setup.target,
      appName: await site.name(look),
      appUrl: `${appPath}${site.pageName}${query === '' ? '' : `?${query}`}`,
      privileges: await site.privileges(),
      choices: setup.choices,
      restartsUrl: setup.restartsUrl,
    };
    return send(response, 200, contentTypeOf('index.html'), pageWith(page, words));
  }
  if (path.startsWith(appPath)) return answerApp(site, path.slice(appPath.length), response, chosen);
  const own = files.get(path.replace(/^\/simulator\//, ''));
  if (own !== undefined) return send(response, 200, contentTypeOf(path), own);
  // Whatever an application asks of its own root.
  return answerApp(site, path.slice(1), response);
}

/** Serves the simulator's page with the application in it. Rejects with `simulator/port-taken` and `simulator/no-site`. */
export async function serveSimulator(options: ServeSimulatorOptions): Promise<RunningSimulator> {
  const { target, siteDir, port, host = '127.0.0.1', toPage, choices = [], isFollowing = false } = options;
  const [own, site] = await Promise.all([bundleSimulator(), openAppSite(target, siteDir, toPage)]);
  const followers = new Set<ServerResponse>();
  const follow = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': following\n\n');
    followers.add(response);
    response.on('close', () => followers.delete(response));
  };
  const setup = { target, choices, restartsUrl: isFollowing ? restartsPath : null };
  const server = createServer((request, response) => {
    if (isFollowing && pathOf(request) === restartsPath) return follow(response);
    answer(own, site, setup, request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, 500, 'text/plain; charset=utf-8', String(error));
    });
  });
  await new Promise<void>((done, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new SimulatorError('simulator/port-taken', `Port ${port} on ${host} is taken.`) : error);
    });
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    restart: () => {
      for (const follower of followers) follower.write('event: restart\ndata:\n\n');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
