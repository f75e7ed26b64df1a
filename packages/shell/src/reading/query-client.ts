import { environmentManager, focusManager, notifyManager, onlineManager, QueryClient } from '@tanstack/query-core';

/**
 * Makes the cache of what was read from the service. It owns no time: nothing grows stale by itself, a set that claims to be offline is
 * asked all the same, and api alone tries again. It believes neither window nor network of its own accord, as sets lie.
 */
export function createQueryClient(): QueryClient {
  // Without a `window` the library takes itself to be on a server, and tests in Node would see other rules than viewers.
  environmentManager.setIsServer(() => false);
  focusManager.setEventListener(() => undefined);
  onlineManager.setEventListener(() => undefined);
  // Listeners hear at the end of the turn and not by a timer, so that no time hides here.
  notifyManager.setScheduler((tell) => void Promise.resolve().then(tell));
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        structuralSharing: false,
      },
    },
  });
}
