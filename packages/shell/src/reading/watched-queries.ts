import { createEmitter, type DurationMs, durationsMs, type Emitter, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/query-core';

/** How long a query is cached that nobody watches. */
export const unwatchedMs: DurationMs = 10 * durationsMs.minute;

/** Dependencies of {@link createWatchedQueries}. */
export interface WatchedQueriesDeps {
  readonly queryClient: QueryClient;
  readonly clock: Clock;
}

/** Tells of changes of queries, and has the cache forget those that nobody watches. */
export interface WatchedQueries {
  /** Hears each change of a query. A call on its way is cancelled when its last watcher ends. */
  watch(queryKey: QueryKey, listener: () => void): Unsubscribe;
  /** Whether somebody watches a query. */
  isWatched(queryKey: QueryKey): boolean;
  /** Keeps what one nobody watches has read, for as long as it is held; asked each time that it would be forgotten. */
  hold(isHeld: (query: Query) => boolean): Unsubscribe;
  /** Forgets a query at once, unless somebody watches it. */
  forget(query: Query): void;
  /** Forgets every query that nobody watches. */
  forgetUnwatched(): void;
  readonly stop: Unsubscribe;
}

function holdsNothing(_query: Query): boolean {
  return false;
}

/** Makes the {@link WatchedQueries} of a cache. */
export function createWatchedQueries({ queryClient, clock }: WatchedQueriesDeps): WatchedQueries {
  const cache = queryClient.getQueryCache();
  const watched = new Map<string, Emitter<void>>();
  const timers = new Map<string, Unsubscribe>();

  let isHeld = holdsNothing;

  const stopTimer = (hash: string): void => {
    timers.get(hash)?.();
    timers.delete(hash);
  };

  const forgetLater = (hash: string): void => {
    stopTimer(hash);
    const query = cache.get(hash);
    if (query && !watched.has(hash))
      timers.set(
        hash,
        clock.after(unwatchedMs, () => (isHeld(query) ? forgetLater(hash) : cache.remove(query))),
      );
  };

  const stopFollowing = cache.subscribe(({ type, query: { queryHash } }) => {
    if (type === 'updated') watched.get(queryHash)?.emit();
    forgetLater(queryHash);
  });

  return {
    watch(queryKey, listener) {
      const hash = hashKey(queryKey);
      const listeners = watched.get(hash) ?? createEmitter<void>();
      watched.set(hash, listeners);
      stopTimer(hash);
      const end = listeners.subscribe(listener);
      return () => {
        end();
        if (listeners.size > 0 || watched.get(hash) !== listeners) return;
        watched.delete(hash);
        void queryClient.cancelQueries({ queryKey, exact: true });
        forgetLater(hash);
      };
    },
    isWatched: (queryKey) => watched.has(hashKey(queryKey)),
    hold(isHeldNow) {
      isHeld = isHeldNow;
      return () => {
        isHeld = holdsNothing;
      };
    },
    forget: (query) => {
      if (!watched.has(query.queryHash)) cache.remove(query);
    },
    forgetUnwatched: () => queryClient.removeQueries({ predicate: ({ queryHash }) => !watched.has(queryHash) }),
    stop() {
      stopFollowing();
      Array.from(timers.keys()).forEach(stopTimer);
    },
  };
}
