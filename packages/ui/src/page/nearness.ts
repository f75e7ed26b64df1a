import { toRem } from '../theme/rem';

/** Heights above and below the screen. */
export interface Around {
  readonly above: number;
  readonly below: number;
}

/** Indices from `first` up to, not including, `end`. */
export interface IndexRange {
  readonly first: number;
  readonly end: number;
}

/** How near things of a page are to what is seen of it; the folder's README draws it. */
export const nearness = {
  /**
   * Sections that reach into so much above and below the screen are near, in heights of the screen: they are mounted when the page is
   * idle. The longest step that a page takes at one key is the one from its top.
   */
  near: { above: 0.6, below: 0.9 },
  /** Those beyond so much are far: they are unmounted when the page is idle; those between once focus rests. */
  far: { above: 1.2, below: 1.2 },
  /** How long focus rests until only what is near is mounted (S9.7). */
  restMs: 500,
  /** As many tiles on either side of those that are seen are near. */
  nearTiles: 2,
  /** What shows of a section in less than this above the lower edge of the screen lies in its shade, and is not seen. */
  shadeRem: toRem(40),
} as const;

/** A range without any index. */
export const noIndices: IndexRange = { first: 0, end: 0 };

/** Whether an index lies in a range. */
export function isWithin(index: number, { first, end }: IndexRange): boolean {
  return index >= first && index < end;
}

/** Whether two ranges hold the same indices. */
export function isSameRange(a: IndexRange, b: IndexRange): boolean {
  return a.first === b.first && a.end === b.end;
}

/** The range of what stays mounted while `seen` has to be: the part of `mounted` that lies in `limit` and can be joined to it without a gap. */
export function keepMounted(mounted: IndexRange, seen: IndexRange, limit: IndexRange): IndexRange {
  const first = Math.max(mounted.first, limit.first);
  const end = Math.min(mounted.end, limit.end);
  if (first >= end || first > seen.end || end < seen.first) return seen;
  return { first: Math.min(first, seen.first), end: Math.max(end, seen.end) };
}
