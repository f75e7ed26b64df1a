import type { Context } from 'hono';
import type { ServiceEnv } from '../server/bindings';

/** The members of a JSON body; none where it is no object, or no JSON. */
export async function bodyOf(context: Context<ServiceEnv>): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
