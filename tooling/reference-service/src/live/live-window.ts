import { laterBy } from './fragment-times';
import type { LiveClip, LiveTrack } from './live-clip';

/** A segment of a live stream: it counts on from loop to loop, and so do its ticks. */
export interface LiveSegment {
  readonly number: number;
  readonly startTicks: number;
  readonly ticks: number;
}

/** When every live stream began, epoch ms: its clip has been sent again and again ever since. */
export const liveEpochAt = Date.UTC(2026, 0, 1);
/** How far one can seek back. */
export const dvrSeconds = 600;

/** The segments of a track that can be had at a moment (epoch ms): those that are over, and not longer ago than the window. */
export function liveSegments(clip: LiveClip, track: LiveTrack, nowAt: number): readonly LiveSegment[] {
  const { last, first } = liveNumbers(clip, nowAt);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => segmentOf(clip, track, first + index));
}

/** The bytes of one segment, as of its place in time; undefined where it is not there yet, or no more. */
export function liveBytes(clip: LiveClip, track: LiveTrack, number: number, nowAt: number): Uint8Array | undefined {
  const { first, last } = liveNumbers(clip, nowAt);
  // Players ask for what stood in the manifest a while ago.
  if (number < first - marginSegments || number > last || number < 0) return undefined;
  const { loop, fragment } = placeOf(track, number);
  return fragment && laterBy(loop * clip.durationSeconds * track.timescale, fragment.bytes);
}

const marginSegments = 30;

/** All tracks have the same numbers at a moment: those of the pictures, whose segments are of one length. */
function liveNumbers({ durationSeconds, tracks }: LiveClip, nowAt: number): { first: number; last: number } {
  const seconds = durationSeconds / (tracks[0]?.fragments.length ?? 1);
  const last = Math.floor((nowAt - liveEpochAt) / 1_000 / seconds) - 1;
  return { last, first: Math.max(0, last - Math.floor(dvrSeconds / seconds) + 1) };
}

function segmentOf(clip: LiveClip, track: LiveTrack, number: number): LiveSegment {
  const startTicks = startOf(clip, track, number);
  return { number, startTicks, ticks: startOf(clip, track, number + 1) - startTicks };
}

function startOf(clip: LiveClip, track: LiveTrack, number: number): number {
  const { loop, fragment } = placeOf(track, number);
  return loop * clip.durationSeconds * track.timescale + (fragment?.startTicks ?? 0);
}

function placeOf({ fragments }: LiveTrack, number: number) {
  return { loop: Math.floor(number / fragments.length), fragment: fragments[number % fragments.length] };
}
