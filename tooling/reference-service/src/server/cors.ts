import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './bindings';

/**
 * Any origin may call, also a packaged app's `null`, and read every answer, a broken one too. No header is exposed, as with the real
 * service: `Date` and `Retry-After` stay unreadable across origins.
 */
export function allowOrigins(): MiddlewareHandler<ServiceEnv> {
  return (context, next) => {
    context.env.outgoing.setHeader('access-control-allow-origin', '*');
    return next();
  };
}

/** Grants every preflight what it asks for. */
export function answerPreflights(): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    if (context.req.method !== 'OPTIONS') return next();
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          context.req.header('access-control-request-headers') ?? 'authorization, content-type, x-authorization',
        'access-control-max-age': '600',
      },
    });
  };
}
