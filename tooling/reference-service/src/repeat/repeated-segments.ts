import type { CutClip, CutTrack } from './cut-clip';
import { laterBy } from './fragment-times';

/** A segment of a clip that is sent again and again: it counts on from one time to the next, and so do its ticks. */
export interface RepeatedSegment {
  readonly number: number;
  readonly startTicks: number;
  readonly ticks: number;
}

/** How long the segments of a clip's pictures are; those of its sound are about as long, and as many. */
export function segmentSecondsOf({ durationSeconds, tracks }: CutClip): number {
  return durationSeconds / (tracks[0]?.fragments.length ?? 1);
}

/** The segments of a track from one number to another, the last one included. */
export function segmentsOf(clip: CutClip, track: CutTrack, first: number, last: number): readonly RepeatedSegment[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => segmentOf(clip, track, first + index));
}

/** The bytes of one segment, as of its place in time. */
export function segmentBytes(clip: CutClip, track: CutTrack, number: number): Uint8Array | undefined {
  const { time, fragment } = placeOf(track, number);
  return fragment && laterBy(time * clip.durationSeconds * track.timescale, fragment.bytes);
}

function segmentOf(clip: CutClip, track: CutTrack, number: number): RepeatedSegment {
  const startTicks = startOf(clip, track, number);
  return { number, startTicks, ticks: startOf(clip, track, number + 1) - startTicks };
}

function startOf(clip: CutClip, track: CutTrack, number: number): number {
  const { time, fragment } = placeOf(track, number);
  return time * clip.durationSeconds * track.timescale + (fragment?.startTicks ?? 0);
}

function placeOf({ fragments }: CutTrack, number: number) {
  return { time: Math.floor(number / fragments.length), fragment: fragments[number % fragments.length] };
}
