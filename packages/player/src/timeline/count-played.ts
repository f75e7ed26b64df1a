import type { MediaSeconds } from '@fjernsyn/kernel';

/** How much was played since a moment, and where that has come to. */
export interface PlayedCount {
  readonly positionSeconds: MediaSeconds;
  readonly playedSeconds: MediaSeconds;
}

/** Engines tell of their position at least so often; a longer way was sought and not played. */
const longestStepSeconds = 3;

/** Begins to count at a position. */
export function startCount(positionSeconds: MediaSeconds): PlayedCount {
  return { positionSeconds, playedSeconds: 0 };
}

/** Counts on to a position: what was played adds up, what was sought does not. */
export function countPlayed(count: PlayedCount, positionSeconds: MediaSeconds): PlayedCount {
  const step = positionSeconds - count.positionSeconds;
  const isPlayed = step > 0 && step <= longestStepSeconds;
  return { positionSeconds, playedSeconds: count.playedSeconds + (isPlayed ? step : 0) };
}
