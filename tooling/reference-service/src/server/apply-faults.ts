import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './bindings';
import type { createFaults, FaultRule } from './fault-rules';

/** A step before all routes that lets the ordered faults happen. */
export function applyFaults(faults: ReturnType<typeof createFaults>): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const rule = faults.take({ method: context.req.method, path: pathname, search });
    if (rule === undefined) return next();
    switch (rule.kind) {
      case 'status':
        return refusal(rule);
      case 'not-json':
        return new Response('<html><body><h1>Bad Gateway</h1></body></html>', {
          status: rule.status ?? 200,
          headers: { 'content-type': 'text/html' },
        });
      case 'truncated-json': {
        await next();
        const body = await context.res.text();
        context.res = new Response(body.slice(0, Math.floor(body.length / 2)), {
          status: context.res.status,
          headers: { 'content-type': 'application/json' },
        });
        return undefined;
      }
      case 'hang':
        return new Promise<never>(() => undefined);
      case 'drop':
        context.env.incoming.socket.destroy();
        return new Promise<never>(() => undefined);
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, rule.delayMs ?? 0));
        return next();
    }
  };
}

function refusal({ status = 500, body }: FaultRule): Response {
  if (body === undefined || body === null) return new Response(null, { status });
  if (typeof body === 'string') return new Response(body, { status, headers: { 'content-type': 'text/plain' } });
  return Response.json(body, { status });
}
