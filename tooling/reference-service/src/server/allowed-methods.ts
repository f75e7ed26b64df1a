import type { Context, NotFoundHandler } from 'hono';
import type { ServiceApp, ServiceEnv } from './bindings';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers what nobody serves: 405 with `Allow` where another method is served at the address, else 404. */
export function answerUnserved(app: ServiceApp): NotFoundHandler<ServiceEnv> {
  return (context) => refusalOfMethod(app, context) ?? context.json({ message: 'Ikke fundet' }, 404);
}

/** The refusal of a method that an address does not take; undefined where it takes it, or takes none at all. */
export function refusalOfMethod(app: ServiceApp, context: Context<ServiceEnv>): Response | undefined {
  const { method, path } = context.req;
  const served = methods.filter((each) => isServed(app, each, path));
  const allowed = served.flatMap((each) => (each === 'GET' ? [each, 'HEAD'] : [each]));
  if (served.length === 0 || allowed.includes(method)) return undefined;
  return context.json({ message: 'Metoden bruges ikke her' }, 405, { allow: [...allowed, 'OPTIONS'].join(', ') });
}

function isServed(app: ServiceApp, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method);
}
