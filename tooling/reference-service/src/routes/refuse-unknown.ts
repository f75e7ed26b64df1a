import type { Context } from 'hono';
import type { ServiceEnv } from '../server/bindings';

/** The answer for an item that the catalogue does not know. */
export function refuseUnknown(context: Context<ServiceEnv>): Response {
  return context.json({ message: 'Element ikke fundet' }, 404);
}
