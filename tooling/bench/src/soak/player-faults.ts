import type { Held } from './take-held';

/** What was held after so many films or minutes. */
export interface HeldAfter extends Held {
  readonly after: number;
}

/** How much there is on both sides of the place that plays. */
export interface BufferedSpan {
  readonly aheadSeconds: number;
  readonly behindSeconds: number;
}

/** How much of the heap of the first time there may be the last time. */
const heapLimit = 1.05;
const mostAheadSeconds = 20;
const mostBehindSeconds = 10;
const counted = ['elements', 'listeners', 'videos', 'mediaSources', 'sourceBuffers'] as const;

/** What is wrong with what is held: a heap that grew, and more of anything than the first time. */
export function faultsOfHeld(what: string, found: readonly HeldAfter[]): readonly string[] {
  const first = found[0];
  const last = found[found.length - 1];
  if (!first || !last) return [];
  const growth = last.heapBytes / first.heapBytes;
  return [
    ...(growth > heapLimit ? [`after ${last.after} ${what} the heap is ${growth.toFixed(3)} × the first`] : []),
    ...counted
      .filter((name) => last[name] > first[name])
      .map((name) => `after ${last.after} ${what} there are ${last[name]} ${name}, and were ${first[name]}`),
  ];
}

/** What is wrong with buffers of the lowest class. */
export function faultsOfBuffers(spans: readonly BufferedSpan[]): readonly string[] {
  const most = (key: keyof BufferedSpan): number => Math.max(0, ...spans.map((span) => span[key]));
  const [ahead, behind] = [most('aheadSeconds'), most('behindSeconds')];
  return [
    ...(ahead > mostAheadSeconds ? [`${ahead.toFixed(1)} s are buffered ahead`] : []),
    ...(behind > mostBehindSeconds ? [`${behind.toFixed(1)} s are buffered behind`] : []),
  ];
}
