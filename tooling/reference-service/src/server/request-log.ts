import type { MiddlewareHandler } from 'hono';
import { codePath, identityPath } from '../identity/addresses';
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

/** The requests of late. */
export interface RequestLog {
  /** Oldest first; the same list for good. */
  readonly all: readonly RequestRecord[];
  note(record: RequestRecord): void;
  clear(): void;
}

const keptRequests = 10_000;

/** Makes the {@link RequestLog}, which forgets the oldest of more than ten thousand. */
export function createRequestLog(log?: (line: string) => void): RequestLog {
  const all: RequestRecord[] = [];
  return {
    all,
    note(record) {
      all.push(record);
      if (all.length > keptRequests) all.shift();
      log?.(`${record.origin} ${record.method} ${record.path}`);
    },
    clear() {
      all.length = 0;
    },
  };
}

/** A step that writes every request down before anything else happens to it; of a sign-in without its query, which holds codes. */
export function logRequests(
  origin: RequestRecord['origin'],
  trueNow: () => number,
  { note }: RequestLog,
): MiddlewareHandler<ServiceEnv> {
  return (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const query = isPrivate(pathname) ? {} : Object.fromEntries(searchParams);
    note({ method: context.req.method, path: pathname, query, origin, at: trueNow() });
    return next();
  };
}

function isPrivate(path: string): boolean {
  return path === codePath || path.startsWith(`${identityPath}/`);
}
