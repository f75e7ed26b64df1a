import type { MiddlewareHandler } from 'hono';
import { badRequest } from './bad-request';
import type { ServiceEnv } from './bindings';

/** The largest body, in bytes: no call of ours comes near it. */
export const largestBodyBytes = 65_536;
const longestAddress = 6_000;
const longestSegment = 200;

/** A step that refuses addresses and bodies beyond sense before anything is done with them. */
export function checkSize(): MiddlewareHandler<ServiceEnv> {
  return (context, next) => {
    const { req } = context;
    if (Number(req.header('content-length') ?? 0) > largestBodyBytes) throw badRequest('Kroppen er for stor', 413);
    const isLong = req.url.length > longestAddress || req.path.split('/').some(({ length }) => length > longestSegment);
    if (isLong) throw badRequest('Adressen er for lang');
    return next();
  };
}
