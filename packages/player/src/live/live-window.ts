import type { DurationMs, MediaSeconds } from '@fjernsyn/kernel';
import type { MediaRange } from '@fjernsyn/platform';

/** How near the start of a window nothing is played: what is there is about to go. */
const cushionSeconds = 8;
/** How far before the edge live is begun: a segment, as the one at the edge may not be there yet. */
const edgeSeconds = 6;
/** Below this a window is too short to pause or to seek in. */
const leastSeconds = 240;

/** Whether a live stream keeps enough for pauses and seeks. */
export function isWindowRoomy({ start, end }: MediaRange): boolean {
  return end - start >= leastSeconds;
}

/** Where a live stream is as live as it can be played. */
export function toLiveEdge({ start, end }: MediaRange): MediaSeconds {
  return Math.max(start, end - edgeSeconds);
}

/** Brings a position into what of a live stream can be played with some time to spare. */
export function clampToLive(positionSeconds: MediaSeconds, range: MediaRange): MediaSeconds {
  return Math.min(toLiveEdge(range), Math.max(range.start + cushionSeconds, positionSeconds));
}

/** Whether the start of a window stands, as of an event that has begun, or follows the edge. */
export type WindowKind = 'unknown' | 'growing' | 'sliding';

/** How a window has been seen to move. */
export interface WindowMotion {
  readonly kind: WindowKind;
  readonly fromSeconds: MediaSeconds;
  readonly seenMs: DurationMs;
}

const growingAfterMs: DurationMs = 30_000;
const movedSeconds = 1;

/** What is known of a window's motion after looking once more, `passedMs` after the last time. */
export function followWindow(
  before: WindowMotion | undefined,
  { start }: MediaRange,
  passedMs: DurationMs,
): WindowMotion {
  if (!before) return { kind: 'unknown', fromSeconds: start, seenMs: 0 };
  const seenMs = before.seenMs + passedMs;
  if (before.kind === 'sliding' || start - before.fromSeconds > movedSeconds) {
    return { ...before, kind: 'sliding', seenMs };
  }
  return { ...before, kind: seenMs >= growingAfterMs ? 'growing' : 'unknown', seenMs };
}

/** Where a position is moved that a sliding window is about to leave behind, or has left; undefined where it can stay. */
export function toSlideTarget(
  positionSeconds: MediaSeconds,
  range: MediaRange,
  kind: WindowKind,
): MediaSeconds | undefined {
  const nearestSeconds = kind === 'sliding' ? range.start + cushionSeconds : range.start;
  if (kind === 'growing' || positionSeconds >= nearestSeconds) return undefined;
  return Math.min(range.start + 2 * cushionSeconds, toLiveEdge(range));
}
