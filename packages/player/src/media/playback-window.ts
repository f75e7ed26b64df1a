import type { Instant, MediaSeconds } from '@fjernsyn/kernel';
import type { MediaObservation } from '@fjernsyn/platform';

/** The stretch of what plays that its bar stands for: a whole film, or as much of a live stream as can be gone back to. */
export interface PlaybackWindow {
  readonly startSeconds: MediaSeconds;
  /** The same as the start while it is not known. */
  readonly endSeconds: MediaSeconds;
  /** Where a stream is live; undefined of a film. */
  readonly liveEdgeSeconds: MediaSeconds | undefined;
  /** Wall-clock time of position 0, where the stream tells it. */
  readonly originAt: Instant | undefined;
}

/** How far behind its edge a stream still counts as live: less than a step back, more than a hiccup of the network. */
const liveToleranceSeconds = 9;

/** The {@link PlaybackWindow} of a live stream: what can be sought, up to its edge. */
export function toLiveWindow({ seekableSeconds, originAt }: MediaObservation): PlaybackWindow {
  const { start, end } = seekableSeconds;
  return { startSeconds: start, endSeconds: end, liveEdgeSeconds: end, originAt };
}

/** The {@link PlaybackWindow} of a film of a length. */
export function toFilmWindow(durationSeconds: MediaSeconds | undefined): PlaybackWindow {
  return { startSeconds: 0, endSeconds: durationSeconds ?? 0, liveEdgeSeconds: undefined, originAt: undefined };
}

/** How far a position is behind live; 0 near the edge, and of a film. */
export function toSecondsBehindLive({ liveEdgeSeconds }: PlaybackWindow, positionSeconds: MediaSeconds): MediaSeconds {
  const behind = (liveEdgeSeconds ?? positionSeconds) - positionSeconds;
  return behind > liveToleranceSeconds ? behind : 0;
}
