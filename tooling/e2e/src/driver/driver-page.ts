import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Two origins with a small page, on which the driver is proved: `url` has the page, `otherUrl` answers calls across origins. */
export interface DriverPage {
  readonly url: string;
  readonly otherUrl: string;
  close(): Promise<void>;
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Driver</title><link rel="icon" href="data:,">
<style>.box { width: 200px; height: 40px; }</style>
<button id="first" class="box">First</button>
<div id="second" class="box" tabindex="0" role="button" aria-label="Second thing" data-focus-id="page/second" data-focused=""></div>
<input id="field">
<p id="hidden" style="display:none">unseen</p>
<script src="/page.js"></script></html>`;

const script = `var events = [];
var placeAtStart = localStorage.getItem('place');
['keydown', 'keyup', 'click', 'mousemove'].forEach(function (type) {
  document.addEventListener(type, function (event) {
    events.push(type + ':' + (event.key || event.target.id) + (event.repeat ? ':repeat' : ''));
  });
});`;

async function listen(answer: RequestListener): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

/** Serves the small page on free ports. */
export async function serveDriverPage(): Promise<DriverPage> {
  const own = await listen((request, response) => {
    if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else if (request.url === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    // A page that never ends to load.
    else if (request.url === '/endless') response.writeHead(200, { 'content-type': 'text/html' }).write('<p>So far');
    else response.writeHead(404).end('nothing');
  });
  const other = await listen((_, response) => {
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'x-authorization' };
    response.writeHead(200, { ...allowed, 'content-type': 'application/json' }).end('{"answer":42}');
  });
  return {
    url: own.url,
    otherUrl: other.url,
    close: async () => {
      await Promise.all([stop(own.server), stop(other.server)]);
    },
  };
}
