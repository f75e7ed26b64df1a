import type { FaultOf } from './fault-rule';

/**
 * Counts the requests of a rate limit: a window begins with the first request after the last one has ended, and those beyond its calls are
 * refused with 429 and the seconds until it ends.
 */
export function createRateWindow({ calls, windowMs }: FaultOf<'rate-limit'>): {
  refusalAt(at: number): FaultOf<'status'> | undefined;
} {
  let endsAt = Number.NEGATIVE_INFINITY;
  let counted = 0;
  return {
    refusalAt(at) {
      if (at >= endsAt) {
        endsAt = at + windowMs;
        counted = 0;
      }
      counted += 1;
      if (counted <= calls) return undefined;
      const headers = { 'retry-after': String(Math.ceil((endsAt - at) / 1_000)) };
      return { kind: 'status', status: 429, message: 'For mange kald', headers };
    },
  };
}
