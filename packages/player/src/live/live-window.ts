import type { MediaSeconds } from '@fjernsyn/kernel';
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
