import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from '../server/bindings';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Lets nobody in but programs of this machine, or of any where `isOpen`; a page in a browser names its origin and is never let in. */
export function controlGuard(isOpen: boolean): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    if (context.req.header('origin') !== undefined) return context.json({ message: 'Pages have no control.' }, 403);
    const address = context.env.incoming.socket.remoteAddress ?? '';
    if (isOpen || loopback.test(address)) return next();
    return context.json({ message: 'Only its own machine controls the service; --open-control lets others.' }, 403);
  };
}
