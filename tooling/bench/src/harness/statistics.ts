/** What is told of many samples of one thing, all in the samples' own unit. */
export interface Summary {
  readonly median: number;
  readonly p90: number;
  readonly p99: number;
}

/** The value below which a share (0 to 1) of the samples lies, the nearest one that was measured; NaN of none. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const rank = Math.ceil(share * sorted.length);
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN;
}

/** Median and the two percentiles that tables show. */
export function summarise(samples: readonly number[]): Summary {
  return { median: percentile(samples, 0.5), p90: percentile(samples, 0.9), p99: percentile(samples, 0.99) };
}
