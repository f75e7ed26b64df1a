import type { CutClip, CutTrack } from '../repeat/cut-clip';
import { type RepeatedSegment, segmentBytes, segmentSecondsOf, segmentsOf } from '../repeat/repeated-segments';

/** When every live stream began, epoch ms: its clip has been sent again and again ever since. */
export const liveEpochAt = Date.UTC(2026, 0, 1);
/** How far one can seek back. */
export const dvrSeconds = 7_200;

/** The segments of a track that can be had at a moment (epoch ms): those that are over, and not longer ago than the window. */
export function liveSegments(clip: CutClip, track: CutTrack, nowAt: number): readonly RepeatedSegment[] {
  const { last, first } = liveNumbers(clip, nowAt);
  return segmentsOf(clip, track, first, last);
}

/** The bytes of one segment, as of its place in time; undefined where it is not there yet, or no more. */
export function liveBytes(clip: CutClip, track: CutTrack, number: number, nowAt: number): Uint8Array | undefined {
  const { first, last } = liveNumbers(clip, nowAt);
  // Players ask for what stood in the manifest a while ago.
  if (Number.isNaN(number) || number < first - marginSegments || number > last) return undefined;
  return segmentBytes(clip, track, number);
}

const marginSegments = 30;

/** All tracks have the same numbers at a moment: those of the pictures, whose segments are of one length. */
function liveNumbers(clip: CutClip, nowAt: number): { first: number; last: number } {
  const seconds = segmentSecondsOf(clip);
  const last = Math.floor((nowAt - liveEpochAt) / 1_000 / seconds) - 1;
  return { last, first: Math.max(0, last - Math.floor(dvrSeconds / seconds) + 1) };
}
