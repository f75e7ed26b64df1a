import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ServiceEnv } from '../server/bindings';
import type { FaultOf } from './fault-rule';

type HeadersFault = FaultOf<'headers'>;

/** Lets scripts of other origins read the headers that faults name. */
export function exposeHeaders(outgoing: ServiceEnv['Bindings']['outgoing'], faults: readonly HeadersFault[]): void {
  const names = faults.flatMap(({ expose }) => expose ?? []);
  if (names.length > 0) outgoing.setHeader('access-control-expose-headers', names.join(', '));
}

/** Leaves headers away, those among them that every answer has. */
export function hideHeaders({ env: { outgoing }, res }: Context<ServiceEnv>, faults: readonly HeadersFault[]): void {
  for (const name of faults.flatMap(({ hide }) => hide ?? [])) {
    res.headers.delete(name);
    if (outgoing.headersSent) continue;
    outgoing.removeHeader(name);
    // Node adds a date of its own where there is none.
    if (name.toLowerCase() === 'date') (outgoing as ServerResponse).sendDate = false;
  }
}
