import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Pages and scripts of a bench at an address of their own, by their paths. */
export interface ServedPages {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves texts from memory: what a browser takes from elsewhere than a socket may not ask this machine for media. */
export async function servePages(files: Readonly<Record<string, string>>): Promise<ServedPages> {
  const server = createServer(({ url = '' }, answer) => {
    const body = files[url];
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    answer.writeHead(body === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
