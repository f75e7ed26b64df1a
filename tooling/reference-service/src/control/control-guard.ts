import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from '../server/bindings';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Lets nobody in but programs of this machine, or of any where `isOpen`. A page in a browser names its origin and is never let in, nor is
 * one that reaches this machine by a name of its own.
 */
export function controlGuard(isOpen: boolean): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    if (context.req.header('origin') !== undefined) return context.json({ message: 'Pages have no control.' }, 403);
    if (!isOwnName(new URL(context.req.url).hostname))
      return context.json(
        { message: 'The control calls answer to an IP address, localhost or the name of this machine.' },
        403,
      );
    const address = context.env.incoming.socket.remoteAddress ?? '';
    if (isOpen || loopback.test(address)) return next();
    return context.json({ message: 'Only its own machine controls the service; --open-control lets others.' }, 403);
  };
}

function isOwnName(host: string): boolean {
  const own = hostname().toLowerCase();
  return isIP(host.replace(/^\[|\]$/g, '')) > 0 || ['localhost', own, `${own}.local`].includes(host.toLowerCase());
}
