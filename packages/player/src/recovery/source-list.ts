import type { DurationMs } from '@fjernsyn/kernel';

/** How long a source that failed rests before it is tried again. */
export const sourceRestMs: DurationMs = 120_000;

/** The sources of one item: which plays, which are next, and which rest since they failed. */
export interface SourceList<Source> {
  /** The first plays. */
  readonly files: readonly Source[];
  readonly resting: readonly { readonly file: Source; readonly sinceMs: DurationMs }[];
}

/** Whether another source could play now. */
export function hasNextSource<Source>({ files, resting }: SourceList<Source>, nowMs: DurationMs): boolean {
  return files.length > 1 || resting.some(({ sinceMs }) => nowMs - sinceMs >= sourceRestMs);
}

/** The list when the source that plays has failed: the next plays, and those that have rested are there again, last. */
export function withoutFirst<Source>(list: SourceList<Source>, nowMs: DurationMs): SourceList<Source> {
  const [failed, ...next] = list.files;
  const isRested = ({ sinceMs }: { readonly sinceMs: DurationMs }): boolean => nowMs - sinceMs >= sourceRestMs;
  const rested = list.resting.filter(isRested).map(({ file }) => file);
  const resting = list.resting.filter((other) => !isRested(other));
  return {
    files: [...next, ...rested],
    resting: failed === undefined ? resting : [...resting, { file: failed, sinceMs: nowMs }],
  };
}

/** The list of some sources, of which those rest that failed lately; where all did, each is there again. */
export function toSourceList<Source>(
  sources: readonly Source[],
  failed: SourceList<Source>['resting'],
  nowMs: DurationMs,
): SourceList<Source> {
  const resting = failed.filter(({ file, sinceMs }) => sources.indexOf(file) >= 0 && nowMs - sinceMs < sourceRestMs);
  const files = sources.filter((source) => !resting.some(({ file }) => file === source));
  return files.length > 0 ? { files, resting } : { files: sources, resting: [] };
}

/** The list when all have failed for want of a connection, which is no fault of theirs: each is there again. */
export function withAll<Source>({ files, resting }: SourceList<Source>): SourceList<Source> {
  return { files: [...resting.map(({ file }) => file), ...files], resting: [] };
}
