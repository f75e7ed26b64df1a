import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './bindings';

/** A request that has reached the service, preflights included. */
export interface RequestRecord {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly origin: 'service' | 'cdn';
  /** Epoch ms. */
  readonly at: number;
}

/** A step that writes every request down before anything else happens to it. */
export function logRequests(
  origin: RequestRecord['origin'],
  now: () => number,
  note: (record: RequestRecord) => void,
): MiddlewareHandler<ServiceEnv> {
  return (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const query = Object.fromEntries(searchParams);
    note({ method: context.req.method, path: pathname, query, origin, at: now() });
    return next();
  };
}
