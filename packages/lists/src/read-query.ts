import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { QueryKey } from '@tanstack/query-core';

/**
 * Query options that both `useQuery` and `fetchQuery` take, and that hide no time and no retry: what was read stays until it is
 * invalidated, a set that claims to be offline is asked all the same, and api alone tries again (architecture "Who owns what").
 */
export interface ReadQuery<Answer> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
  readonly staleTime: number;
  readonly gcTime: DurationMs;
  readonly networkMode: 'always';
  readonly retry: false;
  readonly structuralSharing: false;
}

/** The options that all readings have in common; `gcTime` keeps what nobody looks at for ten minutes. */
export const readQueryDefaults = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 10 * durationsMs.minute,
  networkMode: 'always',
  retry: false,
  structuralSharing: false,
} as const satisfies Omit<ReadQuery<unknown>, 'queryKey' | 'queryFn'>;
