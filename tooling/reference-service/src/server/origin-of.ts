import type { Context } from 'hono';
import type { ServiceEnv } from './bindings';

/** The origin that this client reaches us by: a set in the house uses another name than this machine itself. */
export function originOf(context: Context<ServiceEnv>): string {
  return new URL(context.req.url).origin;
}
