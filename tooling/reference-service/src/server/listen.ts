import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@fjernsyn/kernel';
import { createAdaptorServer } from '@hono/node-server';
import { referenceServiceErrors } from '../errors';
import type { ServiceApp } from './bindings';

/** A listening application. */
export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on a port, or on any free one where it is 0. Rejects with `reference-service/port-taken` or `…/cannot-listen`. */
export function listen(app: ServiceApp, port: number, host: string): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const code = isTaken ? referenceServiceErrors.portTaken : referenceServiceErrors.cannotListen;
      reject(new AppError(code, { facts: { port }, cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, close: () => close(server) });
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
