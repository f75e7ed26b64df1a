import { readQueryDefaults } from '@fjernsyn/lists';
import { QueryClient } from '@tanstack/query-core';

/**
 * Makes the cache of what was read from the service. It owns no time: nothing grows stale by itself, a set that claims to be offline is
 * asked all the same, and api alone retries.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: readQueryDefaults } });
}
