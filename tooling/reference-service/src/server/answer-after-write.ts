import type { MiddlewareHandler } from 'hono';
import type { Store } from '../state/create-store';
import type { ServiceEnv } from './bindings';

/** Holds back the answer of a call that changed the state until that is on disk: what was answered is never lost. */
export function answerAfterWrite(store: Store): MiddlewareHandler<ServiceEnv> {
  return async (_context, next) => {
    const before = store.read();
    await next();
    if (store.read() !== before) await store.flush();
  };
}
