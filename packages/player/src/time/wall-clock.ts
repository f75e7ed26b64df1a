import { durationsMs, type Instant, type MediaSeconds } from '@fjernsyn/kernel';

/** The wall-clock time of a position in a stream whose position 0 was at `originAt`. */
export function toWallClock(originAt: Instant, positionSeconds: MediaSeconds): Instant {
  return Math.round(originAt + positionSeconds * durationsMs.second);
}

/** The position of a moment of wall-clock time in a stream whose position 0 was at `originAt`. */
export function toMediaTime(originAt: Instant, at: Instant): MediaSeconds {
  return (at - originAt) / durationsMs.second;
}
