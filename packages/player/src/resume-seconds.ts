import type { MediaSeconds } from '@fjernsyn/kernel';

/** How near to either end of a film there is nothing to go on with. */
const edgeSeconds: MediaSeconds = 30;

/** How far before the place where it was left a film goes on, so that what was said last is heard again. */
const repeatedSeconds: MediaSeconds = 5;

/** What is known of watching a film. */
export interface LeftAt {
  readonly positionSeconds: MediaSeconds;
  readonly isFullyWatched: boolean;
}

/** Where a film goes on that was left somewhere: 0 where it was watched to its end, or within 30 s of either end (reading "Player"). */
export function toResumeSeconds(
  { positionSeconds, isFullyWatched }: LeftAt,
  durationSeconds: MediaSeconds | undefined,
): MediaSeconds {
  const isAtEnd = durationSeconds !== undefined && positionSeconds > durationSeconds - edgeSeconds;
  if (isFullyWatched || positionSeconds < edgeSeconds || isAtEnd) return 0;
  return positionSeconds - repeatedSeconds;
}
