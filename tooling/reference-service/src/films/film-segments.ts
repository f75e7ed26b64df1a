import type { CutClip, CutTrack } from '../repeat/cut-clip';
import { type RepeatedSegment, segmentBytes, segmentsOf } from '../repeat/repeated-segments';

/** The most times that a clip is sent on end: ten hours of one that lasts a minute. */
export const mostTimes = 600;

/** The segments of a track of a film that is its clip so many times on end. */
export function filmSegments(clip: CutClip, track: CutTrack, times: number): readonly RepeatedSegment[] {
  return segmentsOf(clip, track, 0, lastNumber(track, times));
}

/** The bytes of one segment of such a film; undefined past its end. */
export function filmBytes(clip: CutClip, track: CutTrack, times: number, number: number): Uint8Array | undefined {
  return number <= lastNumber(track, times) ? segmentBytes(clip, track, number) : undefined;
}

function lastNumber({ fragments }: CutTrack, times: number): number {
  return times * fragments.length - 1;
}
