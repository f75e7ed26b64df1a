import type { QueryKey } from '@tanstack/query-core';

/**
 * Query options that hide no time and no retry: what was read is cached until it is removed, a set that claims to be offline is asked all
 * the same, and api alone retries (architecture "Who owns what").
 */
export interface ReadQuery<Answer> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
  readonly staleTime: number;
  readonly gcTime: number;
  readonly networkMode: 'always';
  readonly retry: false;
  readonly structuralSharing: false;
}

/** The options that all readings have in common. */
export const readQueryDefaults = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: false,
  structuralSharing: false,
} as const satisfies Omit<ReadQuery<unknown>, 'queryKey' | 'queryFn'>;
